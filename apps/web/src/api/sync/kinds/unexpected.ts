import { type Alert, type AlertCreate, alertCalls } from '@crossload/contract';
import { request } from '../../client.ts';
import { isConflict } from '../../errors.ts';
import type { EntryBase, OutboxKind } from './outbox-kind.ts';

export interface UnexpectedEntry extends EntryBase {
	readonly kind: 'unexpected';
	readonly plate: string;
	/** What became of the vehicle; null where nothing was said. */
	readonly text: string | null;
	/** The gate at which it stands; null where none is chosen. */
	readonly positionId: number | null;
}

/** An unknown vehicle at a gate is noted for the office (GATE-05). */
export const unexpectedKind: OutboxKind<UnexpectedEntry, unknown> = {
	entity: null,
	undoRight: 'activity:operate',
	apply: (row) => row,
	send,
	undo: settleNote,
	label: ({ plate }) => `${plate} is not expected`,
	target: () => '',
};

/** What a note is sent as: the same each time, for its key stands for it. */
type Note = Pick<UnexpectedEntry, 'key' | 'plate' | 'text' | 'positionId'>;

function send({ key, plate, text, positionId }: Note): Promise<Alert> {
	const body: AlertCreate = { kind: 'unexpected', plate, positionId, ...(text !== null && { text }) };
	return request(alertCalls.create, { body, idempotencyKey: key });
}

/** Ends the alert of a note: sent once more it is answered with the same alert. Someone may have settled it already. */
export async function settleNote(note: Note): Promise<void> {
	const { id } = await send(note);
	try {
		await request(alertCalls.settle, { id });
	} catch (error) {
		if (!isConflict(error)) throw error;
	}
}
