import { useEffect, useState } from 'react';

const ROWS = 3;

/** How many rows beyond those in sight are drawn: none before the list has been painted, so that it is painted sooner. */
export function useOverscan(): number {
	const [rows, setRows] = useState(0);
	useEffect(() => {
		const frame = requestAnimationFrame(() => setTimeout(() => setRows(ROWS)));
		return () => cancelAnimationFrame(frame);
	}, []);
	return rows;
}
