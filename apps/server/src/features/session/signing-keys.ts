import { setTimeout as pause } from 'node:timers/promises';
import { type Instant, later, toInstant } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { listSigningKeys } from './session.store.ts';

/** After every instant there is. */
const NEVER = toInstant(Number.POSITIVE_INFINITY);

/** Milliseconds after which the keys are read again by the way, and after which requests wait for that. */
const FRESH = 500;
const STALE = 1000;

/** Milliseconds between readings for keys that are not known here: anyone may name any. */
const MIN_PAUSE_MS = 200;

export interface SigningKeysOptions {
	readonly db: Db;
	/** For how long a key that has been replaced still verifies, in milliseconds: as long as its last token may last. */
	readonly verifiesFor: number;
}

/** A key that verifies tokens. */
export interface VerifyingKey {
	readonly id: number;
	readonly secret: Uint8Array;
	/** Instant from which on another one signs; endless for the one that signs now. */
	readonly replacedAt: Instant;
	/** Instant from which on it verifies nothing. */
	readonly endsAt: Instant;
}

/**
 * The keys that sign and verify tokens. They are kept with the data, so that every node has the same; a rotation is
 * noticed by all within a second, for the keys are read again when they are older than that (RELIABILITY REL-06).
 */
export class SigningKeys {
	readonly #options: SigningKeysOptions;
	#keys: readonly VerifyingKey[] = [];
	#readAt = Number.NEGATIVE_INFINITY;
	#reading: Promise<void> | null = null;
	#readingNewer: Promise<void> | null = null;

	constructor(options: SigningKeysOptions) {
		this.#options = options;
	}

	/** Names the keys as they are known: another name says that what they have verified must be verified again. */
	name = '';

	/** Whether what is known may still be relied on without waiting. Sees to it that it will be. */
	isKnown(): boolean {
		const age = performance.now() - this.#readAt;
		if (age >= FRESH && age < STALE) void this.read().catch(() => {});
		return age < STALE;
	}

	/** Reads the keys; requests meanwhile wait for the same read. */
	async read(): Promise<void> {
		this.#reading ??= this.#readNow().finally(() => {
			this.#reading = null;
		});
		await this.#reading;
	}

	/** Whether a key of this id would be newer than those that are known. */
	isNewer(id: number): boolean {
		return id > (this.#keys[0]?.id ?? 0);
	}

	/** Reads the keys for one that is not known, together with all who ask meanwhile and not too soon after the last time. */
	async readNewer(): Promise<void> {
		this.#readingNewer ??= pause(Math.max(0, this.#readAt + MIN_PAUSE_MS - performance.now()))
			.then(() => this.read())
			.finally(() => {
				this.#readingNewer = null;
			});
		await this.#readingNewer;
	}

	/** The newest key, as it is now. */
	async signing(): Promise<VerifyingKey> {
		await this.read();
		const [newest] = this.#keys;
		if (!newest) throw new Error('There is no key to sign tokens with.');
		return newest;
	}

	/** The keys that verify at this instant, newest first. */
	verifying(now: Instant): VerifyingKey[] {
		return this.#keys.filter(({ endsAt }) => now < endsAt);
	}

	async #readNow(): Promise<void> {
		const asked = performance.now();
		const rows = await listSigningKeys(this.#options.db);
		this.#keys = rows.map(({ id, secret }, index) => {
			const replacedAt = rows[index - 1]?.createdAt ?? NEVER;
			return { id, secret, replacedAt, endsAt: later(replacedAt, this.#options.verifiesFor) };
		});
		this.name = rows.map(({ id }) => id).join(' ');
		this.#readAt = asked;
	}
}
