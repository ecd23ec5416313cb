import { HOUR, type Instant, later, latestOf, MINUTE } from '@crossload/domain';
import type { Database, Trx } from '../../db/database.ts';
import { writeOutsideChangeLog } from '../../db/work.ts';
import { POLL_INTERVAL_MS } from './poller.ts';
import { deleteDevice } from './push-device.store.ts';
import { findPushKeys, type PushKeys } from './push-key.store.ts';
import {
	claimMessage,
	type DueMessage,
	deleteMessage,
	listDueMessages,
	postponeMessage,
} from './push-message.store.ts';
import { type PushResponse, type PushSettings, sendMessage } from './push-request.ts';
import { queueMessages } from './queue-messages.ts';

/** Messages that are read at once. */
const PAGE = 500;

/** Messages under way to one push service at once: one that hangs keeps no other waiting. */
const MAX_UNDER_WAY = 20;

/** A message that is being sent is another node's after this time, when this one must have stopped. */
const LEASE = MINUTE;

const MAX_TRIES = 8;

/** Waiting times after a failure that names none: this long, doubled with every try … */
const FIRST_WAIT = 5000;

/** … and never longer than this, whatever a service asks for: the message would have expired. */
const LONGEST_WAIT = HOUR;

export interface PushSenderOptions {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly settings: PushSettings;
	/** Called with what failed while a message was delivered. */
	readonly onFailure: (error: unknown) => void;
}

/** Sends alerts to devices whose app is closed, while the server runs (ON-SITE.md, ALRT-05). */
export class PushSender {
	readonly #options: PushSenderOptions;
	readonly #underWay = new Map<string, number>();
	readonly #sending = new Set<Promise<void>>();
	#keys: PushKeys | null = null;

	constructor(options: PushSenderOptions) {
		this.#options = options;
	}

	/** Resolves when nothing is under way. */
	async settled(): Promise<void> {
		while (this.#sending.size > 0) await Promise.all(this.#sending);
	}

	/** Puts alerts in line and begins to send what is due, without waiting for any service. */
	async poll(): Promise<void> {
		const { database, clock } = this.#options;
		const now = clock();
		await queueMessages(database, now);
		for await (const message of this.#due(now)) await this.#begin(message, now);
	}

	/** All that are due, page by page: those that wait for a service that hangs hide none behind them. */
	async *#due(now: Instant): AsyncGenerator<DueMessage> {
		let after = 0;
		let page: DueMessage[];
		do {
			page = await listDueMessages(this.#options.database.db, now, { after, limit: PAGE });
			yield* page;
			after = page.at(-1)?.id ?? after;
		} while (page.length === PAGE);
	}

	async #begin(message: DueMessage, now: Instant): Promise<void> {
		const { host } = new URL(message.endpoint);
		const count = this.#underWay.get(host) ?? 0;
		if (count >= MAX_UNDER_WAY) return;
		if (!(await this.#write((trx) => claimMessage(trx, message, later(now, LEASE))))) return;
		this.#underWay.set(host, count + 1);
		const sending = this.#deliver(message, now)
			.catch((error: unknown) => this.#options.onFailure(error))
			.finally(() => {
				this.#sending.delete(sending);
				const left = (this.#underWay.get(host) ?? 1) - 1;
				if (left > 0) this.#underWay.set(host, left);
				else this.#underWay.delete(host);
			});
		this.#sending.add(sending);
	}

	async #deliver(message: DueMessage, now: Instant): Promise<void> {
		const response = message.expiresAt > now ? await this.#responseTo(message, now) : 'expired';
		const tries = message.tries + 1;
		await this.#write(async (trx) => {
			if (isGone(response)) await deleteDevice(trx, message.deviceId);
			else if (isRetryable(response) && tries < MAX_TRIES) {
				await postponeMessage(trx, message.id, nextTry(response, tries, this.#options.clock()));
			} else await deleteMessage(trx, message.id);
		});
	}

	/** Null where there was no response. */
	async #responseTo(message: DueMessage, now: Instant): Promise<PushResponse | null> {
		const { database, settings } = this.#options;
		this.#keys ??= await findPushKeys(database.db);
		try {
			return await sendMessage({ message, keys: this.#keys, settings, now });
		} catch {
			return null;
		}
	}

	async #write<T>(write: (trx: Trx) => Promise<T>): Promise<T> {
		return await writeOutsideChangeLog(this.#options.database, write);
	}
}

type Outcome = PushResponse | 'expired' | null;

/** The device has ended its subscription. */
function isGone(outcome: Outcome): boolean {
	return outcome !== null && outcome !== 'expired' && [404, 410].includes(outcome.status);
}

/** The service cannot take it now, or could not be reached. What it refuses otherwise it will refuse again. */
function isRetryable(outcome: Outcome): outcome is PushResponse | null {
	if (outcome === 'expired') return false;
	return outcome === null || outcome.status === 429 || outcome.status >= 500;
}

function nextTry(response: PushResponse | null, tries: number, now: Instant): Instant {
	const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
	const asked = response?.retryAt ?? null;
	if (asked === null) return later(now, wait);
	const latest = later(now, LONGEST_WAIT);
	return asked < latest ? latestOf(asked, later(now, POLL_INTERVAL_MS)) : latest;
}
