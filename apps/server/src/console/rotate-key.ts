import { HOUR, type Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { deleteSigningKeys, insertSigningKey, listSigningKeys } from '../features/session/session.store.ts';
import { endAllSessions } from '../features/user/user.service.ts';
import { Refused } from './command.ts';

export const ROTATE_KEY_USAGE = `npm run rotate-key             a new key signs; who is logged in stays so until that login ends by itself
npm run rotate-key -- --now    likewise, and everybody must log in again at once: for when the key may be known`;

interface Rotation {
	readonly at: Instant;
	/** How long a login lasts, in hours: the longest that the old key can be needed. */
	readonly tokenHours: number;
}

/** Makes a new key that signs tokens, while servers run or not; they notice within a second (RELIABILITY REL-06). */
export async function rotateKey(database: Database, args: readonly string[], rotation: Rotation): Promise<string> {
	const [flag, ...more] = args;
	if (more.length > 0 || (flag !== undefined && flag !== '--now')) throw new Refused(ROTATE_KEY_USAGE);
	const atOnce = flag === '--now';
	await runUnitOfWork(database, { actor: null, at: rotation.at }, async (work) => {
		const keys = await listSigningKeys(work.trx);
		const needed = atOnce ? [] : keys.filter((_, index) => isNeeded(keys[index - 1]?.createdAt, rotation));
		const ids = keys.filter((key) => !needed.includes(key)).map(({ id }) => id);
		await deleteSigningKeys(work.trx, ids);
		await insertSigningKey(work.trx, rotation.at);
		if (atOnce) await endAllSessions(work);
	});
	if (atOnce) return 'A new key signs from now on. Everybody must log in again.';
	return `A new key signs from now on. The one before holds for ${rotation.tokenHours} hours more, as long as a login lasts.`;
}

/** Whether a key may still have tokens that are good, by when its successor took over. */
function isNeeded(replacedAt: Instant | undefined, { at, tokenHours }: Rotation): boolean {
	return replacedAt === undefined || at < replacedAt + tokenHours * HOUR;
}
