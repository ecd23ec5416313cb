import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const ROTATE_EVERY = 12_000;

/**
 * The rows of a display's page, at most so many, and the place of the first, counted from 1; the pages turn by themselves
 * and hold about as many each, so that none stands nearly empty.
 */
export function useRotatingPages<Row>(rows: readonly Row[], most: number) {
	const [turns, setTurns] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setTurns((before) => before + 1), ROTATE_EVERY);
		return () => clearInterval(timer);
	}, []);
	const pages = Math.max(1, Math.ceil(rows.length / most));
	const count = Math.ceil(rows.length / pages);
	const page = turns % pages;
	const shown = rows.slice(page * count, (page + 1) * count);
	return { shown, from: page * count + 1, page: page + 1, pages };
}

/**
 * The rows of a list of which as many are shown as fit, and the others in their turn. These stand behind, to be hidden but
 * not left out: the list would shrink to what it shows.
 */
export function useRotatingList<Row>(rows: readonly Row[]) {
	const { room, fits } = useFitting<HTMLUListElement>();
	const { shown, from } = useRotatingPages(rows, fits);
	const others = rows.filter((row) => !shown.includes(row));
	const listed = [...shown.map((row) => ({ row, isHidden: false })), ...others.map((row) => ({ row, isHidden: true }))];
	return { room, listed, from, shown: shown.length };
}

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
