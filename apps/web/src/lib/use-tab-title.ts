import { useEffect } from 'react';

/** Names the browser's tab, its history and its bookmarks after what the page shows. */
export function useTabTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Crossload`;
	}, [title]);
}
