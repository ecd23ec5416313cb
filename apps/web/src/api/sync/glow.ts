import type { LiveEntity, RowId } from '@crossload/contract';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';

/** How long a row that someone else has changed is marked, in milliseconds. */
const GLOW = 2_000;

const glowing = new Map<LiveEntity, ReadonlySet<RowId>>();
const listeners = new Listeners();
const NONE: ReadonlySet<RowId> = new Set();

/** Marks rows for a moment. */
export function startGlow(entity: LiveEntity, ids: readonly RowId[]): void {
	if (ids.length === 0) return;
	change(entity, (current) => new Set([...current, ...ids]));
	setTimeout(() => change(entity, (current) => new Set([...current].filter((id) => !ids.includes(id)))), GLOW);
}

function change(entity: LiveEntity, next: (current: ReadonlySet<RowId>) => ReadonlySet<RowId>): void {
	glowing.set(entity, next(glowing.get(entity) ?? NONE));
	listeners.notify();
}

/** Whether a row of the entity has just been changed by someone else: for a table's `glows`. */
export function useGlow(entity: LiveEntity): (row: { readonly id: number }) => boolean {
	const ids = useSyncExternalStore(listeners.subscribe, () => glowing.get(entity) ?? NONE);
	return ({ id }) => ids.has(id);
}
