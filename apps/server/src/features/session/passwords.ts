import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../../errors/domain-errors.ts';
import { FairQueue } from './fair-queue.ts';

/** Argon2id with 19 MiB, two passes, one lane (RELIABILITY REL-03). Runs on a thread pool, never on the event loop. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Seconds after which a login that nobody had time for may be tried again. */
const RETRY_AFTER = 3;

/**
 * The thread pool has four threads, and files and compression need one of them. A whole crew that logs in at once takes
 * some seconds; a client has given up after 20.
 */
const hashing = new FairQueue({
	concurrency: 3,
	timeoutMs: 20_000,
	onTimeout: () =>
		new Unavailable('Too many people log in right now. Try again in a moment.', { retryAfter: RETRY_AFTER }),
});

/** Hashes a password for keeping. Throws Unavailable. */
export async function hashPassword(password: string): Promise<string> {
	return await hashing.run(() => hash(password, STRENGTH), '');
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash. For a name that nobody has, null is given: it is then verified against a
 * hash of nothing in particular, so that the response takes as long (RELIABILITY REL-01). Many tries from one
 * address wait in line for that; others do not. Throws Unavailable.
 */
export async function verifyPassword(passwordHash: string | null, password: string, address = ''): Promise<boolean> {
	dummyHash ??= hash('a password that nobody has', STRENGTH);
	const known = passwordHash ?? (await dummyHash);
	return (await hashing.run(() => verify(known, password), address)) && passwordHash !== null;
}

/** Makes the first such hash ahead of the first login, which would otherwise take longer than the others. */
export async function warmUpPasswords(): Promise<void> {
	await verifyPassword(null, '');
}
