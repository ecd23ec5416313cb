import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane (RELIABILITY REL-03). Runs on a thread pool, never on the event loop. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for keeping. */
export async function hashPassword(password: string): Promise<string> {
	return await hash(password, STRENGTH);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash. For a name that nobody has, null is given: it is then verified against a
 * hash of nothing in particular, so that the answer takes as long (RELIABILITY REL-01).
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
	nobodysHash ??= hashPassword('a password that nobody has');
	const matches = await verify(passwordHash ?? (await nobodysHash), password);
	return matches && passwordHash !== null;
}

/** Makes the first such hash ahead of the first login, which would otherwise take longer than the others. */
export async function warmUpPasswords(): Promise<void> {
	await verifyPassword(null, '');
}
