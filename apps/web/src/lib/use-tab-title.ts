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

/** A bitmap, as is the one with a count: Chromium reads the icon at every change of screen, and would lay out an SVG each time. */
const ICON = '/icon-32.png';

/** The tab's icon with a count over it: more than nine are '9+'. */
function countIcon(count: number): string {
	const canvas = document.createElement('canvas');
	canvas.width = ICON_SIZE;
	canvas.height = ICON_SIZE;
	const context = canvas.getContext('2d');
	if (!context) return ICON;
	const middle = ICON_SIZE / 2;
	context.fillStyle = '#dff24a';
	context.roundRect(0, 0, ICON_SIZE, ICON_SIZE, 7);
	context.fill();
	context.beginPath();
	context.fillStyle = '#12171b';
	context.arc(middle, middle, 13, 0, 2 * Math.PI);
	context.fill();
	const text = count > 9 ? '9+' : `${count}`;
	context.fillStyle = '#ffffff';
	context.font = `700 ${text.length > 1 ? 15 : 18}px sans-serif`;
	context.textAlign = 'center';
	context.fillText(text, middle, 22);
	return canvas.toDataURL();
}

/** Pixels of the tab's icon, on a screen with two for each point. */
const ICON_SIZE = 32;
