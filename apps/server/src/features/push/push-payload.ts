import type { Alert } from '@crossload/contract';

/** Characters of an alert's text that are sent: a message has 4,096 bytes at most, and a lock screen shows few lines. */
const MAX_TEXT = 500;

/** Digits as a telephone number has them, which may stand in what somebody has typed. Times and plates are shorter. */
const TELEPHONE = /(?:\+|00)?\d(?:[\s()/.-]{0,2}\d){7,}/g;

/** What the service worker shows of an alert, as JSON, without telephone numbers (ON-SITE.md, ALRT-05). */
export function payloadOf({ id, kind, text, since }: Pick<Alert, 'id' | 'kind' | 'text' | 'since'>): string {
	return JSON.stringify({ id, kind, text: shortened(text.replace(TELEPHONE, '…')), since, url: '/alerts' });
}

/** By whole characters. */
function shortened(text: string): string {
	const characters = [...text];
	return characters.length <= MAX_TEXT ? text : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}
