import type { Activity, Band, LiveEntity } from '@crossload/contract';
import type { BandStatus, FestivalTime } from '@crossload/domain';

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

/** A row as it stands once the unsent actions have been taken. What someone else has done meanwhile counts more. */
export function withUnsent<Row extends ShownRow>(entity: LiveEntity, row: Row, actions: readonly UnsentAction[]): Row {
	return actions.filter((action) => isOf(action, entity, row)).reduce<Row>(done, row);
}

/** A row as it stands without an action that is not to be sent after all. */
export function withoutUnsent<Row extends ShownRow>(entity: LiveEntity, row: Row, action: UnsentAction): Row {
	if (!isOf({ ...action, refusal: null }, entity, row)) return row;
	if (action.kind === 'status') {
		return (row as unknown as Band).status === action.status ? { ...row, status: action.before } : row;
	}
	return (row as unknown as Activity)[action.kind] === action.at ? { ...row, [action.kind]: null } : row;
}

function isOf(action: UnsentAction, entity: LiveEntity, { id }: ShownRow): boolean {
	return action.refusal === null && action.id === id && entity === entityOf(action);
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
