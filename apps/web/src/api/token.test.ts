import { expect, test } from 'vitest';
import { expiryOf } from './token.ts';

const tokenOf = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('AUTH-04 the expiry is the exp claim in seconds, as an instant', () => {
	expect(expiryOf(tokenOf({ exp: 1_787_000_000, name: 'Jörg ÿ?>' }))).toBe(1_787_000_000_000);
});

test.each(['', 'a', 'a.b.c', 'a.!!.c', tokenOf(null), tokenOf({}), tokenOf({ exp: '9' })])(
	'AUTH-04 %j has no expiry',
	(token) => {
		expect(expiryOf(token)).toBeNull();
	},
);
