import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './stored-text.ts';

/** Makes a setting of what was stored, which an older release or anyone else may have written; null when it is invalid. */
export type ParseStored<T> = (stored: unknown) => T | null;

export type SetPersisted<T> = (next: T | ((current: T) => T)) => void;

/**
 * A setting kept on this device, the same in all tabs. What is stored and no longer valid is replaced by the fallback.
 * `fallback` counts when the key is first shown; later changes of it are not looked at.
 */
export function usePersisted<T>(key: string, parse: ParseStored<T>, fallback: T): readonly [T, SetPersisted<T>] {
	const latest = useRef({ parse, fallback });
	latest.current.parse = parse;
	const subscribe = useCallback((listener: () => void) => subscribeStored(key, listener), [key]);
	const text = useSyncExternalStore(subscribe, () => readStored(key));
	const value = useMemo(() => decode(text, latest.current.parse, latest.current.fallback), [text]);

	useEffect(() => {
		if (text !== null && text !== encode(value)) writeStored(key, encode(value));
	}, [key, text, value]);

	const set: SetPersisted<T> = useCallback(
		(next) => {
			const { parse: read, fallback: without } = latest.current;
			const current = decode(readStored(key), read, without);
			writeStored(key, encode(next instanceof Function ? next(current) : next));
		},
		[key],
	);
	return [value, set];
}

/** For {@link usePersisted}, of a setting that is on or off. */
export function parseBoolean(stored: unknown): boolean | null {
	return typeof stored === 'boolean' ? stored : null;
}

/** The setting that a stored text stands for. Text that is no JSON is read as itself. */
export function decode<T>(text: string | null, parse: ParseStored<T>, fallback: T): T {
	if (text === null) return fallback;
	return parse(parsedJson(text)) ?? fallback;
}

/** How a setting is stored: plain text as it is, everything else, and text that looks like JSON, as JSON. */
export function encode(value: unknown): string {
	return typeof value === 'string' && parsedJson(value) === value ? value : JSON.stringify(value);
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
