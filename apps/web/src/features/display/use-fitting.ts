import { useLayoutEffect, useRef, useState } from 'react';

/** How many rows stand whole in the room of a list or table, whose first row is drawn in any case. */
export function useFitting<Room extends HTMLElement>() {
	const room = useRef<Room>(null);
	const [fits, setFits] = useState(1);
	// After every drawing: the first row may have come only now.
	useLayoutEffect(() => {
		const element = room.current;
		const row = element?.querySelector('li, tbody tr');
		if (!element || !row) return;
		const measure = () => setFits(rowsIn(element, row));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		observer.observe(row);
		return () => observer.disconnect();
	});
	return { room, fits };
}

function rowsIn(room: Element, row: Element): number {
	const [outer, inner] = [room.getBoundingClientRect(), row.getBoundingClientRect()];
	const gap = Number.parseFloat(getComputedStyle(room).rowGap) || 0;
	// Half a pixel may be lost where sizes are rounded.
	const lines = Math.floor((outer.bottom - inner.top + gap + 0.5) / (inner.height + gap));
	const columns = Math.floor((outer.width + 0.5) / inner.width);
	return Math.max(1, lines) * Math.max(1, columns);
}
