import { TooManyTries } from '../errors/domain-errors.ts';
import type { Session } from '../http/session.ts';
import type { LiveStream } from './live-stream.ts';

/** One browser takes one stream for all its tabs. */
const MAX_PER_USER = 20;

/** One link may hang on every wall of the festival. */
const MAX_PER_SHARE = 100;

/** Seconds after which a stream of a device that is gone has been noticed to be. */
const RETRY_AFTER = 30;

/** Throws TooManyTries for a user or share with as many of these streams as one may have (RELIABILITY REL-53). */
export function expectBelowLimit(streams: Iterable<LiveStream>, { user, share }: Session): void {
	const isTheirs = ({ session }: LiveStream) =>
		share ? session.share?.id === share.id : !session.share && session.user.id === user.id;
	const open = [...streams].filter(isTheirs).length;
	if (open < (share ? MAX_PER_SHARE : MAX_PER_USER)) return;
	const who = share ? 'This link' : 'This user';
	throw new TooManyTries(`${who} has ${open} open event streams already.`, { retryAfter: RETRY_AFTER });
}
