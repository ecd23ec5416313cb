import { type Instant, nameKey } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { writeApart } from '../../db/work.ts';
import { TooManyTries, Unauthorized } from '../../http/refusals.ts';
import { type Credentials, findCredentialsByName } from '../user/user.store.ts';
import { verifyPassword } from './passwords.ts';
import { deleteFailures, FAILURE_WINDOW, insertFailure, type LoginTry, listFailures } from './session.store.ts';

/** Failed logins of one name from one address before it has to wait (CHECKLIST AUTH-12). */
const MOST_FAILURES = 10;

/** Tries under way, by name and address: the next of a pair waits for the one before, so that none goes uncounted. */
type TriesUnderWay = Map<string, Promise<unknown>>;

export interface LoginDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
}

/** Checks names and passwords, slowing down whoever guesses. */
export class Logins {
	readonly #dependencies: LoginDependencies;
	readonly #underWay: TriesUnderWay = new Map();

	constructor(dependencies: LoginDependencies) {
		this.#dependencies = dependencies;
	}

	/**
	 * The credentials of whoever gives the right password. Throws Unauthorized, alike for a wrong name and a wrong
	 * password, TooManyTries for this name from this address only, and Unavailable when too many try at once.
	 */
	async check(name: string, password: string, address: string): Promise<Credentials> {
		const pair: LoginTry = { nameKey: nameKey(name), address };
		const key = JSON.stringify([pair.nameKey, address]);
		const before = this.#underWay.get(key) ?? Promise.resolve();
		const mine = before.catch(() => {}).then(() => this.#checkOne(name, password, pair));
		this.#underWay.set(key, mine);
		try {
			return await mine;
		} finally {
			if (this.#underWay.get(key) === mine) this.#underWay.delete(key);
		}
	}

	async #checkOne(name: string, password: string, pair: LoginTry): Promise<Credentials> {
		const { database, clock } = this.#dependencies;
		const now = clock();
		const failures = await listFailures(database.db, pair, now);
		const [oldest] = failures.slice(-MOST_FAILURES);
		if (failures.length >= MOST_FAILURES && oldest !== undefined) {
			const retryAfter = Math.max(1, Math.ceil((oldest + FAILURE_WINDOW - now) / 1000));
			throw new TooManyTries('Too many failed logins. Wait a few minutes and try again.', { retryAfter });
		}
		const credentials = await findCredentialsByName(database.db, name);
		const isRight = await verifyPassword(credentials?.passwordHash ?? null, password, pair.address);
		if (!isRight || !credentials) {
			await writeApart(database, (trx) => insertFailure(trx, pair, now));
			throw new Unauthorized('Login failed');
		}
		if (failures.length > 0) await writeApart(database, (trx) => deleteFailures(trx, pair));
		return credentials;
	}
}
