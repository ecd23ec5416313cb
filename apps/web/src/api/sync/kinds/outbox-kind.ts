import type { Activity, Band, Vehicle } from '@crossload/contract';
import type { FestivalTime, Right } from '@crossload/domain';

/** Something that was done here and that the server has not confirmed. It holds ids and times, no names; a note has its plate. */
export interface EntryBase {
	/** The Idempotency-Key under which it is sent, so that it happens once however often it is sent. */
	readonly key: string;
	/** Its place in the order in which things were done. */
	readonly order: number;
	/** The activity, band or vehicle; 0 for what is about none. */
	readonly id: number;
	/** When it was tapped, in festival time. */
	readonly at: FestivalTime;
	/**
	 * new: being sent while its user waits · waiting: sent later · failed: not taken, its user decides · sent: taken, about
	 * to show in the lists
	 */
	readonly state: 'new' | 'waiting' | 'failed' | 'sent';
	/** How often it has been sent: an entry that never was can simply be removed. */
	readonly attempts: number;
	/** Its user has taken it back, though the server may have it. */
	readonly isCancelled: boolean;
	/** Why the server did not take it, in words for people. */
	readonly error: string | null;
	/** The server failed rather than refused it: it may take it another time. */
	readonly canRetry: boolean;
}

/** The lists that say what the ids of entries stand for. */
export interface TargetRows {
	readonly activities: readonly Activity[];
	readonly bands: readonly Band[];
	readonly vehicles: readonly Vehicle[];
}

/** What one kind of outbox entry is: add a kind as a file here and a line in outbox-kinds.ts. */
export interface OutboxKind<Entry extends EntryBase, Target> {
	/** Whose rows it changes; null for none. */
	readonly entity: 'activity' | 'band' | null;
	/** The right that taking it back needs once the server has it. */
	readonly undoRight: Right;
	/** The row as it stands once the entry is taken; the same row when someone else was faster. */
	apply<Row extends Target>(row: Row, entry: Entry): Row;
	/** Sends it. Throws as {@link request} does. */
	send(entry: Entry): Promise<unknown>;
	/** Takes it back from the server, if that has it. Throws as {@link request} does. */
	undo(entry: Entry): Promise<unknown>;
	/** What was done, in the words of its button. */
	label(entry: Entry): string;
	/** To what it was done, for people; empty where the label says it. */
	target(entry: Entry, rows: TargetRows): string;
}
