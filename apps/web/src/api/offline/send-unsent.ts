import { type Activity, activityCalls, type Band, bandCalls } from '@crossload/contract';
import { request } from '../client.ts';
import { connectionNow, onConnectionChange } from '../connection.ts';
import { ApiError } from '../errors.ts';
import { whatHasChanged } from '../freshness.ts';
import { newKey } from '../idempotency.ts';
import { putRow } from '../live/apply-changes.ts';
import { currentSession } from '../session-store.ts';
import { hideAction } from './shown-actions.ts';
import { entityOf, type UnsentAction } from './unsent-action.ts';
import { changeUnsent, unsentActions } from './unsent-store.ts';

/** While something waits it is tried so often, in milliseconds, besides whenever the connection is back. */
const TRY_EVERY = 10_000;

const LOCK = 'crossload-send';

let isQueued = false;

/** Has what is unsent sent whenever the server can be reached (RELIABILITY REL-72). */
export function keepSending(): void {
	onConnectionChange(() => {
		if (connectionNow() === 'live') void sendUnsent();
	});
	window.addEventListener('online', () => void sendUnsent());
	setInterval(() => void sendUnsent(), TRY_EVERY);
	void sendUnsent();
}

/** Sends what is unsent in its order, one tab at a time; stops where the server cannot be reached. */
export async function sendUnsent(): Promise<void> {
	if (isQueued || !next()) return;
	isQueued = true;
	if (navigator.locks) await navigator.locks.request(LOCK, sendInTurn);
	else await sendInTurn();
}

async function sendInTurn(): Promise<void> {
	isQueued = false;
	const userId = currentSession()?.user.id;
	for (let action = next(); action; action = next()) {
		if (userId === undefined || currentSession()?.user.id !== userId) return;
		if (!(await isSettled(action))) {
			await changeUnsent((actions) =>
				actions.map((each) => (each.refusal === null ? { ...each, isWaiting: true } : each)),
			);
			return;
		}
	}
}

function next(): UnsentAction | undefined {
	return unsentActions().find(({ refusal }) => refusal === null);
}

/** Sends one action; answers whether the server has said what becomes of it. */
async function isSettled(action: UnsentAction): Promise<boolean> {
	try {
		const row = await send(action);
		await changeUnsent((actions) => actions.filter(({ key }) => key !== action.key));
		if (row) putRow('activity', row);
		whatHasChanged();
		return true;
	} catch (error) {
		if (!(error instanceof ApiError) || PASSING.has(error.statusCode)) return false;
		await refuse(action, error);
		return true;
	}
}

/** Who has to sign in again, or asks too often, or meets a server that is not there just now, is not refused for good. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 429, 502, 503, 504]);

/** The activity as it is now; nothing for a band, whose row comes as live news. */
async function send(action: UnsentAction): Promise<Activity | null> {
	const { id, at, key } = action;
	if (action.kind === 'status') {
		const { status, version } = action;
		await request(bandCalls.update, { id, body: { status, version }, idempotencyKey: key });
		return null;
	}
	const call = action.kind === 'start' ? activityCalls.start : activityCalls.end;
	return await request(call, { id, body: { at }, idempotencyKey: key });
}

/** Shows why it was refused. A band that was changed in other ways only takes its status with the next try. */
async function refuse(action: UnsentAction, { message, current }: ApiError): Promise<void> {
	const band = action.kind === 'status' ? (current as Partial<Band> | undefined) : undefined;
	const isAsBefore = action.kind === 'status' && band?.status === action.before && band.version !== action.version;
	const changed: UnsentAction =
		isAsBefore && band?.version !== undefined
			? { ...action, version: band.version, key: newKey() }
			: { ...action, refusal: message };
	await changeUnsent((actions) => actions.map((each) => (each.key === action.key ? changed : each)));
	if (changed.refusal !== null) hideAction(action);
	if (entityOf(action) === 'activity' || changed.refusal !== null) whatHasChanged();
}
