import { type BatchResult, changeCalls, planCalls } from '@crossload/contract';
import { type CHECKIN, DEPARTURE, holds } from '@crossload/domain';
import { request } from '../../client.ts';
import { currentSession } from '../../session-store.ts';
import type { EntryBase, OutboxKind } from './outbox-kind.ts';

/** The check-in or departure of a vehicle for which none was planned; `id` is the vehicle. */
export interface UnplannedEntry extends EntryBase {
	readonly kind: 'unplanned';
	readonly type: typeof CHECKIN | typeof DEPARTURE;
	readonly bandId: number;
	/** The gate. */
	readonly positionId: number;
}

/** What it is sent as: the same each time, for its key stands for it. */
export type Unplanned = Pick<UnplannedEntry, 'key' | 'at' | 'id' | 'type' | 'bandId' | 'positionId'>;

/** A vehicle that nobody expected is taken in, or leaves: the activity is made, and done (GATE-05). */
export const unplannedKind: OutboxKind<UnplannedEntry, unknown> = {
	// What is made has no row before the server has made it; the vehicle's card at the gate shows it until then.
	entity: null,
	undoRight: 'activity:write',
	apply: (row) => row,
	send,
	undo: undoUnplanned,
	label: ({ type }) => (type === DEPARTURE ? 'Departed' : 'Take in'),
	target: ({ id }, { vehicles }) => {
		const vehicle = vehicles.find((each) => each.id === id);
		return vehicle?.licence_plate ?? vehicle?.name ?? `Vehicle ${id}`;
	},
};

function send({ key, at, id, type, bandId, positionId }: Unplanned): Promise<BatchResult> {
	const times = { planned_end: at, end: at };
	const created = { activityTypeId: type, bandId, positionId, vehicleIds: [id], ...times };
	return request(planCalls.batch, { body: { create: [created] }, idempotencyKey: key });
}

/**
 * Takes it back: sent once more it is answered with the same activity. That goes where its user may remove activities; else
 * it stays as cancelled, which counts nowhere.
 */
export async function undoUnplanned(unplanned: Unplanned): Promise<void> {
	const { revision, activities } = await send(unplanned);
	if (holds(currentSession()?.user.permissions ?? [], 'activity:remove')) {
		await request(changeCalls.undo, { id: revision });
		return;
	}
	const update = activities.map(({ id, version }) => ({
		id,
		version,
		end: null,
		cancelled: true,
		cancel_reason: REASON,
	}));
	await request(planCalls.batch, { body: { update } });
}

/** Shown to everyone beside the cancelled activity. */
const REASON = 'Taken back at the gate';
