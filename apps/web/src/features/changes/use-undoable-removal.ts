import { type ReactNode, useMemo } from 'react';
import { failureTextOf } from '../../api/errors.ts';
import { useRowRemoval } from '../../ui/use-removal.tsx';
import { useAnnounceSaved, type Written } from './use-announce-saved.ts';

interface RemovalTexts {
	readonly askDelete: string;
	readonly deleted: string;
	readonly deleteFailed: string;
}

/** The removal of a managed list's rows, which can be undone; as `useRowRemoval`. */
export function useUndoableRemoval<Row extends { readonly id: number; readonly name: string }>(
	send: (id: number) => Promise<Written>,
	{ askDelete, deleted, deleteFailed }: RemovalTexts,
): readonly [(row: Row) => Promise<boolean>, ReactNode] {
	const failed = useMemo(() => failureTextOf(deleteFailed), [deleteFailed]);
	return useRowRemoval({ send, announce: useAnnounceSaved(), ask: askDelete, done: deleted, failed });
}
