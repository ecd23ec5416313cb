import { useState } from 'react';

/** The value, or the last one there was: what is shown stays while it closes, or when it is removed meanwhile. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
	const [kept, keep] = useState(value);
	if (value !== undefined && value !== kept) keep(value);
	return value ?? kept;
}
