import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * The value as the browser has painted it last, for what costs more than a frame to make of it: a change is seen first, and
 * what follows from it a moment later. `useDeferredValue` alone goes on before the browser has painted. The first value is
 * there at once, unless another one is given for the time until the component itself is painted.
 */
export function useValueAfterPaint<Value extends object | number | null | undefined>(
	value: Value,
	first = value,
): Value {
	const [painted, setPainted] = useState(first);
	const latest = useRef(value);
	const isWaiting = useRef(false);
	useEffect(() => {
		latest.current = value;
		// The next value does not restart the wait: where changes come in every frame, what follows from them comes all the same.
		// One wait for all: a hidden tab has no frames, and would keep every value until it is shown.
		if (isWaiting.current) return;
		isWaiting.current = true;
		requestAnimationFrame(() =>
			setTimeout(() => {
				isWaiting.current = false;
				startTransition(() => setPainted(latest.current));
			}),
		);
	}, [value]);
	return painted;
}
