import { useEffect, useState } from 'react';

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
