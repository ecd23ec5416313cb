import { useEffect, useState } from 'react';

/** How far what hangs sticks out to the right of what it hangs at, in pixels. */
const OUT = 12;

/**
 * The room to the right of what hangs below the element with this id, as a length of CSS; null where there is none. It
 * follows the window while it is open.
 */
export function useRightInset(id: string | undefined, opened: boolean): string | null {
	const [end, setEnd] = useState(0);
	useEffect(() => {
		if (id === undefined || !opened) return;
		const measure = () => {
			const edge = document.getElementById(id)?.getBoundingClientRect().right ?? 0;
			setEnd(Math.max(OUT, document.documentElement.clientWidth - edge - OUT));
		};
		measure();
		window.addEventListener('resize', measure);
		return () => window.removeEventListener('resize', measure);
	}, [id, opened]);
	return id === undefined ? null : `${end}px`;
}
