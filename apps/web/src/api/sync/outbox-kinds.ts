import type { FestivalTime } from '@crossload/domain';
import { type BandStatusEntry, bandStatusKind } from './kinds/band-status.ts';
import { type EndEntry, endKind } from './kinds/end.ts';
import type { EntryBase, OutboxKind } from './kinds/outbox-kind.ts';
import { type StartEntry, startKind } from './kinds/start.ts';
import { type UnexpectedEntry, unexpectedKind } from './kinds/unexpected.ts';
import { type UnplannedEntry, unplannedKind } from './kinds/unplanned.ts';

/** Everything that can be in the outbox. */
export type OutboxEntry = StartEntry | EndEntry | BandStatusEntry | UnexpectedEntry | UnplannedEntry;

type Without<Entry, Keys extends PropertyKey> = Entry extends unknown ? Omit<Entry, Keys> : never;

/** What an entry is made from; `at` is now unless it is given, `key` a new one. */
export type NewEntry = Without<OutboxEntry, Exclude<keyof EntryBase, 'id'>> & {
	readonly at?: FestivalTime;
	readonly key?: string;
};

type Kinds = { readonly [Name in OutboxEntry['kind']]: OutboxKind<Extract<OutboxEntry, { kind: Name }>, never> };

const KINDS = {
	start: startKind,
	end: endKind,
	'band-status': bandStatusKind,
	unexpected: unexpectedKind,
	unplanned: unplannedKind,
} satisfies Kinds;

/** The kind of an entry; undefined for one that another build has stored. */
export function kindOf({ kind }: OutboxEntry): OutboxKind<OutboxEntry, unknown> | undefined {
	return (KINDS as Partial<Record<string, unknown>>)[kind] as OutboxKind<OutboxEntry, unknown> | undefined;
}
