import { useState } from 'react';

/** The value, or the last one there was: what is shown stays while it closes, or when it is removed meanwhile. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
	const [last, setLast] = useState(value);
	if (value !== undefined && value !== last) setLast(value);
	return value ?? last;
}
