import { festivalTimeOf, instantOf, MINUTE } from '@crossload/domain';
import { now } from '../../lib/now.ts';
import { newKey } from '../idempotency.ts';
import { currentSession } from '../session-store.ts';
import { sendUnsent } from './send-unsent.ts';
import { hideAction, rowOf, showAction } from './shown-actions.ts';
import type { UnsentAction } from './unsent-action.ts';
import { changeUnsent, onUnsentChange, unsentActions } from './unsent-store.ts';

/** The server has taken it, or the device keeps it until it can. */
export type Performed = 'sent' | 'kept';

/** Whoever taps waits so long for the server at most, in milliseconds; then it goes on by itself. */
const PATIENCE = 3_000;

/** Left to be filled in here. */
type Noted = 'key' | 'at' | 'isWaiting' | 'refusal';
type Without<Action, Keys extends PropertyKey> = Action extends unknown ? Omit<Action, Keys> : never;

/**
 * Does something that must not get lost: noted on the device and shown first, then sent. Throws an Error with the
 * server's word when it is refused at once.
 */
export async function perform(wanted: Without<UnsentAction, Noted>): Promise<Performed> {
	const action = { ...wanted, key: newKey(), at: '', isWaiting: false, refusal: null } as UnsentAction;
	const tapped: UnsentAction = { ...action, at: timeOf(action) };
	const noted = changeUnsent((actions) => [...actions, tapped]);
	showAction(tapped);
	await noted;
	void sendUnsent();
	return await outcomeOf(tapped);
}

/** Takes an unsent action back, or a refused one off the list. */
export async function undo(action: UnsentAction): Promise<void> {
	await changeUnsent((actions) => actions.filter(({ key }) => key !== action.key));
	hideAction(action);
}

/** Now; but an end not before a start that a device whose clock runs a little fast has told. */
function timeOf(action: UnsentAction): string {
	const row = rowOf(action);
	const start = action.kind === 'end' && row && 'start' in row && row.start !== null ? instantOf(row.start) : 0;
	const present = now();
	return festivalTimeOf(start > present && start - present <= MINUTE ? start : present);
}

function outcomeOf({ key }: UnsentAction): Promise<Performed> {
	const userId = currentSession()?.user.id;
	return new Promise((resolve, reject) => {
		const look = () => {
			const action = unsentActions().find((each) => each.key === key);
			if (action && !action.isWaiting && action.refusal === null) return;
			clearTimeout(timer);
			stop();
			// Whoever has to sign in again has it kept until then.
			if (!action) resolve(currentSession()?.user.id === userId ? 'sent' : 'kept');
			else if (action.refusal === null) resolve('kept');
			else {
				reject(new Error(action.refusal));
				// Whoever is told at once needs no reminder.
				void undo(action);
			}
		};
		const stop = onUnsentChange(look);
		const timer = setTimeout(() => {
			const waiting = (each: UnsentAction) => (each.key === key ? { ...each, isWaiting: true } : each);
			void changeUnsent((actions) => actions.map(waiting));
		}, PATIENCE);
		look();
	});
}
