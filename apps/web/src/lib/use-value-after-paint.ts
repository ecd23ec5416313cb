import { startTransition, useEffect, useState } from 'react';

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
	useEffect(() => {
		// Not cancelled by the next value: where changes come in every frame, what follows from them comes all the same.
		requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(value))));
	}, [value]);
	return painted;
}
