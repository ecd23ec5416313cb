import { request } from 'node:https';
import { type Instant, later, latestOf, toInstant } from '@crossload/domain';
import webPush from 'web-push';
import { expectPublicHost, lookupPublic } from './push-address.ts';
import type { PushKeys } from './push-key.store.ts';
import type { DueMessage } from './push-message.store.ts';

const SECOND = 1000;

/** Milliseconds that a push service gets for its whole response. */
const TIMEOUT_MS = 10_000;

/** Bytes of its response that are read. */
const MAX_RESPONSE = 4096;

/** How messages are sent. */
export interface PushSettings {
	/** Push services at private addresses are taken too. */
	readonly allowPrivate: boolean;
	/** Where the web app is reached, which services show to who runs them; null: not known. */
	readonly publicAddress: string | null;
	/** Certificates that are trusted besides the usual ones. */
	readonly certificates?: readonly string[];
}

/** What a push service responded. */
export interface PushResponse {
	readonly status: number;
	/** From when on it wants to be asked again; null where it does not say. */
	readonly retryAt: Instant | null;
}

interface Sending {
	readonly message: DueMessage;
	readonly keys: PushKeys;
	readonly settings: PushSettings;
	readonly now: Instant;
}

/**
 * Sends a message, encrypted for the device (RFC 8291) and signed with the installation's key (RFC 8292). Follows no
 * redirect. Throws where there is no response in time, and PrivateAddress.
 */
export async function sendMessage({ message, keys, settings, now }: Sending): Promise<PushResponse> {
	const url = new URL(message.endpoint);
	if (!settings.allowPrivate) expectPublicHost(url);
	const { method, headers, body } = webPush.generateRequestDetails(
		{ endpoint: message.endpoint, keys: { ...message.keys } },
		message.payload,
		{
			vapidDetails: { subject: subjectOf(settings), publicKey: keys.publicKey, privateKey: keys.privateKey },
			TTL: Math.max(1, Math.floor((message.expiresAt - now) / SECOND)),
			contentEncoding: 'aes128gcm',
			urgency: 'high',
			topic: message.topic,
		},
	);
	return await new Promise((done, failed) => {
		const sent = request(url, {
			method,
			headers,
			agent: false,
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(settings.certificates && { ca: [...settings.certificates] }),
			...(!settings.allowPrivate && { lookup: lookupPublic }),
		});
		sent.on('error', failed);
		sent.on('response', (response) => {
			const { statusCode: status = 0, headers: given } = response;
			const finish = () => {
				response.destroy();
				done({ status, retryAt: retryAtOf(given['retry-after'], now) });
			};
			let received = 0;
			response.on('data', (bytes: Buffer) => {
				received += bytes.length;
				if (received > MAX_RESPONSE) finish();
			});
			response.on('end', finish);
			response.on('error', failed);
		});
		sent.end(body);
	});
}

/** RFC 8292 asks for a way to reach who runs this; services refuse names that cannot be on the internet. */
function subjectOf({ publicAddress }: PushSettings): string {
	return publicAddress?.startsWith('https:') ? publicAddress : 'mailto:crossload@example.com';
}

/** Retry-After in seconds or as a date (RFC 9110). */
function retryAtOf(header: string | undefined, now: Instant): Instant | null {
	if (header === undefined) return null;
	if (/^\d{1,9}$/.test(header)) return later(now, Number(header) * SECOND);
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : latestOf(now, toInstant(date));
}
