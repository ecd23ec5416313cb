import type { Activity, ActivityBrief, Band, LiveEntity, Vehicle } from '@crossload/contract';
import { type BandStatus, bandFacts, type FestivalTime, vehicleFacts } from '@crossload/domain';

interface Tapped {
	/** The Idempotency-Key under which it is sent, so that it happens once however often it is sent. */
	readonly key: string;
	/** When it was tapped, by the festival's clock. */
	readonly at: FestivalTime;
	/** The activity or band. */
	readonly id: number;
	/** The server could not be reached: it is sent later, and shown as not sent until then. */
	readonly isWaiting: boolean;
	/** Why the server would not have it; its user is shown this and decides. Null as long as it has not. */
	readonly refusal: string | null;
}

interface Happened extends Tapped {
	readonly kind: 'start' | 'end';
}

interface StatusSet extends Tapped {
	readonly kind: 'status';
	readonly status: BandStatus;
	readonly before: BandStatus;
	/** Of the band as it was shown, so that nobody's later word is overwritten. */
	readonly version: number;
}

/** Something that was done here and that the server has not confirmed. It holds no names, only what is to be sent. */
export type UnsentAction = Happened | StatusSet;

type ShownRow = { readonly id: number };

/**
 * A row as it stands once the unsent actions have been taken: an activity or band that they are done to, and the bands and
 * vehicles of such an activity. What someone else has done meanwhile counts more.
 */
export function withUnsent<Row extends ShownRow>(entity: LiveEntity, row: Row, actions: readonly UnsentAction[]): Row {
	let shown = row;
	for (const action of actions) {
		if (action.refusal === null) shown = changed(entity, shown, { action, change: done });
	}
	return shown;
}

/** A row as it stands without an action that is not to be sent after all. */
export function withoutUnsent<Row extends ShownRow>(entity: LiveEntity, row: Row, action: UnsentAction): Row {
	return changed(entity, row, { action, change: undone });
}

/** An action, and whether it is done or undone. */
interface Step {
	readonly action: UnsentAction;
	readonly change: typeof done | typeof undone;
}

function changed<Row extends ShownRow>(entity: LiveEntity, row: Row, step: Step): Row {
	const { action, change } = step;
	if (entity === entityOf(action)) return row.id === action.id ? change(row, action) : row;
	if (action.kind === 'status') return row;
	if (entity === 'vehicle') return following(row as Row & Vehicle, step, vehicleFacts);
	if (entity === 'band') return following(row as Row & Band, step, bandFacts);
	return row;
}

/** The row with its activity changed, and with what follows from its activities. */
function following<Row extends { readonly activities: readonly ActivityBrief[] }>(
	row: Row,
	{ action, change }: Step,
	facts: (activities: readonly ActivityBrief[]) => object,
): Row {
	const before = row.activities.find(({ id }) => id === action.id);
	const after = before && change(before, action);
	if (before === after) return row;
	const activities = row.activities.map((activity) => (activity === before && after ? after : activity));
	return { ...row, activities, ...facts(activities) };
}

/** What an action is done to. */
export function entityOf({ kind }: UnsentAction): 'activity' | 'band' {
	return kind === 'status' ? 'band' : 'activity';
}

function done<Row extends ShownRow>(row: Row, action: UnsentAction): Row {
	if (action.kind === 'status') {
		return (row as unknown as Band).status === action.before ? { ...row, status: action.status } : row;
	}
	const { start, end } = row as unknown as Activity;
	const isOpen = action.kind === 'start' ? start === null && end === null : end === null;
	return isOpen ? { ...row, [action.kind]: action.at } : row;
}

function undone<Row extends ShownRow>(row: Row, action: UnsentAction): Row {
	if (action.kind === 'status') {
		return (row as unknown as Band).status === action.status ? { ...row, status: action.before } : row;
	}
	return (row as unknown as Activity)[action.kind] === action.at ? { ...row, [action.kind]: null } : row;
}
