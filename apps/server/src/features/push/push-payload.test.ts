import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { payloadOf } from './push-payload.ts';

const since = toFestivalTime('2026-08-22T17:30:00+02:00');
const textIn = (text: string) => JSON.parse(payloadOf({ id: 7, kind: 'unexpected', text, since })).text;

test.for<readonly [string, string]>([
	['SG 1234 is not expected at Gate North. Ring +41 79 555 00 00', 'SG 1234 is not expected at Gate North. Ring …'],
	['Driver 079/5550000.', 'Driver ….'],
	['Driver 0049 (0)170 1234567 waits', 'Driver … waits'],
	[
		'Load-in Nova has to start by Sa 17:30 for what follows.',
		'Load-in Nova has to start by Sa 17:30 for what follows.',
	],
	['SG 123456 is not expected.', 'SG 123456 is not expected.'],
])('ALRT-05 of %j a phone is sent %j', ([text, expected]) => {
	expect(textIn(text)).toBe(expected);
});

test.for(['x', '🚚', 'é', '\u0000', '"'])('ALRT-05 a message of 10,000 × %j fits into 4,096 bytes', (character) => {
	const payload = payloadOf({ id: 7, kind: 'unexpected', text: character.repeat(10_000), since });
	// The encryption adds 103 bytes: header, key, padding and tag.
	expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(4096 - 103);
	expect([...JSON.parse(payload).text]).toHaveLength(500);
});
