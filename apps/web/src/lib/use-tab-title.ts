import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** The page's title, and how many alerts wait for the user. */
const tab = { title: '', count: 0 };

/** Milliseconds until the icon is drawn, which the page does itself: at first that is some 20 ms of a slow phone's. */
const ICON_WAIT_MS = 1_000;

function write(): void {
	const title = tab.title === '' ? 'Crossload' : `${tab.title} · Crossload`;
	const text = tab.count === 0 ? title : `(${tab.count}) ${title}`;
	// The browser hands each write on to its window: at the start there are three.
	if (document.title !== text) document.title = text;
}

/** Names the browser's tab, its history and its bookmarks after what the page shows. */
export function useTabTitle(title: string): void {
	useEffect(() => {
		tab.title = title;
		write();
	}, [title]);
}

/** Puts a count before the tab's title, and on its icon, as long as it is not 0. */
export function useTabCount(count: number): void {
	useEffect(() => {
		writeCount(count);
		return () => writeCount(0);
	}, [count]);
}

function writeCount(count: number): void {
	tab.count = count;
	write();
	void whenIdle(ICON_WAIT_MS).then(writeIcon);
}

function writeIcon(): void {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	const address = tab.count === 0 ? ICON : countIcon(tab.count);
	if (icon && icon.getAttribute('href') !== address) icon.href = address;
}

const ICON = '/icon.svg';

/** The tab's icon with a count over it: more than nine are '9+'. */
function countIcon(count: number): string {
	const text = count > 9 ? '9+' : `${count}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#dff24a"/><circle cx="14" cy="14" r="11" fill="#12171b"/><text x="14" y="19.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 13 : 16}" fill="#ffffff">${text}</text></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
