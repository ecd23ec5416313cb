import { setTimeout } from 'node:timers/promises';
import { type Instant, nameKey } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { writeOutsideChangeLog } from '../../db/work.ts';
import { TooManyTries, Unauthorized } from '../../errors/domain-errors.ts';
import { type Credentials, findCredentialsByName } from '../user/user.store.ts';
import { addressBlockOf } from './address-block.ts';
import { verifyPassword } from './passwords.ts';
import {
	countFailuresOfName,
	deleteFailures,
	FAILURE_WINDOW,
	insertFailure,
	type LoginTry,
	listFailures,
} from './session.store.ts';

/** Failed logins of one name from one address before it has to wait (CHECKLIST AUTH-12). */
const MAX_FAILURES = 10;

/** From so many failed logins of one name on, from wherever, its logins are delayed more and more. */
const FAILURES_WITHOUT_DELAY = 100;

/** Milliseconds that each further one adds, and the most that an owner has to wait. */
const DELAY_PER_FAILURE = 20;
const MAX_DELAY_MS = 2000;

/** Tries under way, by name and address: the next of a pair waits for the one before, so that none goes uncounted. */
type TriesUnderWay = Map<string, Promise<unknown>>;

export interface LoginDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	/** Waits for so many milliseconds. */
	readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Checks names and passwords, and slows down guessers. */
export class Logins {
	readonly #dependencies: LoginDependencies;
	readonly #underWay: TriesUnderWay = new Map();

	constructor(dependencies: LoginDependencies) {
		this.#dependencies = dependencies;
	}

	/** The credentials of the user with this password. Throws Unauthorized, and as {@link verify} does. */
	async check(name: string, password: string, address: string): Promise<Credentials> {
		const credentials = await this.verify(name, password, address);
		if (!credentials) throw new Unauthorized('Login failed');
		return credentials;
	}

	/**
	 * The credentials of the user with this password; null, alike for a wrong name and a wrong password. Throws
	 * TooManyTries for this name from this address only, and Unavailable when too many try at once.
	 */
	readonly verify = async (name: string, password: string, address: string): Promise<Credentials | null> => {
		const pair: LoginTry = { nameKey: nameKey(name), address: addressBlockOf(address) };
		const key = JSON.stringify([pair.nameKey, pair.address]);
		const before = this.#underWay.get(key) ?? Promise.resolve();
		const mine = before.catch(() => {}).then(() => this.#checkOne(name, password, pair));
		this.#underWay.set(key, mine);
		try {
			return await mine;
		} finally {
			if (this.#underWay.get(key) === mine) this.#underWay.delete(key);
		}
	};

	async #checkOne(name: string, password: string, pair: LoginTry): Promise<Credentials | null> {
		const { database, clock, pause = setTimeout } = this.#dependencies;
		const now = clock();
		const failures = await listFailures(database.db, pair, now);
		const [oldest] = failures.slice(-MAX_FAILURES);
		if (failures.length >= MAX_FAILURES && oldest !== undefined) {
			const retryAfter = Math.max(1, Math.ceil((oldest + FAILURE_WINDOW - now) / 1000));
			throw new TooManyTries('Too many failed logins. Wait a few minutes and try again.', { retryAfter });
		}
		const delay = delayAfter(await countFailuresOfName(database.db, pair.nameKey, now));
		if (delay > 0) await pause(delay);
		const credentials = await findCredentialsByName(database.db, name);
		const isRight = await verifyPassword(credentials?.passwordHash ?? null, password, pair.address);
		if (!isRight || !credentials) {
			await writeOutsideChangeLog(database, (trx) => insertFailure(trx, pair, now));
			return null;
		}
		if (failures.length > 0) await writeOutsideChangeLog(database, (trx) => deleteFailures(trx, pair));
		return credentials;
	}
}

/** Guessing one name from many addresses is slowed down, and its owner is never locked out (RELIABILITY REL-02). */
function delayAfter(failures: number): number {
	return Math.min(MAX_DELAY_MS, Math.max(0, failures - FAILURES_WITHOUT_DELAY) * DELAY_PER_FAILURE);
}
