import { sessionCalls } from '@crossload/contract';
import { type Instant, MINUTE } from '@crossload/domain';
import { now } from '../lib/now.ts';
import { request } from './client.ts';
import { currentSession, keepSession, type Session } from './session-store.ts';
import { expiryOf, issuedAt } from './token.ts';

/** Milliseconds between renewals at least, whether they succeed or fail. */
const MIN_PAUSE_MS = MINUTE;

/** Events of a person using the app. */
const USES = ['pointerdown', 'keydown'] as const;

let triedAt = Number.NEGATIVE_INFINITY;

/** Renews the login while somebody uses the app, so that it does not end in the middle of a show (AUTH-13). */
export function renewWhileUsed(): void {
	for (const use of USES) window.addEventListener(use, renewIfDue, { capture: true, passive: true });
	renewIfDue();
}

/** Whether less than half of a token's life is left. */
export function isDueForRenewal(token: string, at: Instant): boolean {
	const [from, to] = [issuedAt(token), expiryOf(token)];
	return from !== null && to !== null && at - from > (to - from) / 2;
}

function renewIfDue(): void {
	const session = currentSession();
	if (session === null || performance.now() - triedAt < MIN_PAUSE_MS || !isDueForRenewal(session.token, now())) return;
	triedAt = performance.now();
	void renew(session);
}

/** The token before holds until it expires, so that several tabs may do this in any order. */
async function renew({ token }: Session): Promise<void> {
	try {
		const renewed = await request(sessionCalls.renew);
		if (currentSession()?.token === token) keepSession(renewed);
	} catch {
		// Without a response the token goes on as it is, and the next use tries again.
	}
}
