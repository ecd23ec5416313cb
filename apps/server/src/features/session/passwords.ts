import { hash, verify } from '@node-rs/argon2';
import { Line, LineTooLong } from '../../db/line.ts';
import { Unavailable } from '../../http/refusals.ts';

/** Argon2id with 19 MiB, two passes, one lane (RELIABILITY REL-03). Runs on a thread pool, never on the event loop. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The thread pool has four threads, and files and compression need one of them. A whole crew that logs in at once takes
 * some seconds; a client has given up after 20.
 */
const HASHING = new Line({ width: 3, patience: 20_000 });

/** Seconds after which a login that nobody had time for may be tried again. */
const RETRY_AFTER = 3;

async function inLine<T>(task: () => Promise<T>, whose: string): Promise<T> {
	return await HASHING.pass(task, whose).catch((error: unknown) => {
		if (!(error instanceof LineTooLong)) throw error;
		throw new Unavailable('Too many people log in right now. Try again in a moment.', { retryAfter: RETRY_AFTER });
	});
}

/** Hashes a password for keeping. Throws Unavailable. */
export async function hashPassword(password: string): Promise<string> {
	return await inLine(() => hash(password, STRENGTH), '');
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash. For a name that nobody has, null is given: it is then verified against a
 * hash of nothing in particular, so that the answer takes as long (RELIABILITY REL-01). Whoever tries much from one
 * address waits in line for that; others do not. Throws Unavailable.
 */
export async function verifyPassword(passwordHash: string | null, password: string, address = ''): Promise<boolean> {
	nobodysHash ??= hash('a password that nobody has', STRENGTH);
	const known = passwordHash ?? (await nobodysHash);
	return (await inLine(() => verify(known, password), address)) && passwordHash !== null;
}

/** Makes the first such hash ahead of the first login, which would otherwise take longer than the others. */
export async function warmUpPasswords(): Promise<void> {
	await verifyPassword(null, '');
}
