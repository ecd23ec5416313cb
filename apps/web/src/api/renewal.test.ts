import { HOUR, later, toInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { isDueForRenewal } from './renewal.ts';

const tokenOf = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const ISSUED = toInstant(1_787_000_000_000);
const TOKEN = tokenOf({ iat: ISSUED / 1000, exp: (ISSUED + 12 * HOUR) / 1000 });

test('AUTH-13 a token is renewed when less than half of its life is left', () => {
	expect(isDueForRenewal(TOKEN, ISSUED)).toBe(false);
	expect(isDueForRenewal(TOKEN, later(ISSUED, 6 * HOUR))).toBe(false);
	expect(isDueForRenewal(TOKEN, later(ISSUED, 6 * HOUR + 1))).toBe(true);
});

test.each(['', 'a.b.c', tokenOf({}), tokenOf({ exp: 9 }), tokenOf({ iat: 9 })])(
	'AUTH-13 %j is never renewed',
	(token) => {
		expect(isDueForRenewal(token, ISSUED)).toBe(false);
	},
);
