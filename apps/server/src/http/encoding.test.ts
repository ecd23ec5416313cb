import { expect, test } from 'vitest';
import { acceptsGzip, encodingFor } from './encoding.ts';

/** What is worth it for a long response, for one that has just changed, and for a short one. */
const LONG = ['br', 'gzip'] as const;
const FRESH = ['gzip'] as const;
const SHORT = [] as const;

function reader(accepted: string | undefined) {
	return { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } };
}

test.each([
	[undefined, 'identity'],
	['', 'identity'],
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['GZIP', 'gzip'],
	['gzip, br;q=0.1', 'gzip'],
	['br;q=0.1, gzip;q=0.2', 'gzip'],
	['*', 'br'],
	['*, br;q=0', 'gzip'],
	['gzip;q=0, *', 'br'],
	['br;q=0', 'identity'],
	['deflate', 'identity'],
	['identity', 'identity'],
	['identity, br;q=0.5', 'identity'],
	['identity;q=0, gzip', 'gzip'],
	['identity;q=0.1, gzip;q=0.5', 'gzip'],
	['br;q=x', 'identity'],
])('API-01 who accepts %j is sent %s', (accepted, encoding) => {
	expect(encodingFor(reader(accepted), LONG)).toBe(encoding);
});

test('API-01 what is too short to gain by it is sent as it is, unless that is not accepted', () => {
	expect(encodingFor(reader('gzip, br'), SHORT)).toBe('identity');
	expect(encodingFor(reader('*'), SHORT)).toBe('identity');
	expect(encodingFor(reader('gzip, identity;q=0'), SHORT)).toBe('gzip');
	expect(encodingFor(reader('gzip, br'), FRESH)).toBe('gzip');
});

test.each(['identity;q=0', '*;q=0', 'deflate, identity;q=0', 'deflate, *;q=0'])(
	'API-01 who accepts %j is refused',
	(accepted) => {
		expect(() => encodingFor(reader(accepted), LONG)).toThrow(expect.objectContaining({ statusCode: 406 }));
	},
);

test.each([
	[undefined, false],
	['gzip', true],
	['br, gzip', true],
	['*', true],
	['gzip;q=0', false],
	['identity, gzip;q=0.5', false],
	['identity', false],
] as const)('REL-54 a stream to who accepts %j is compressed: %s', (accepted, isCompressed) => {
	expect(acceptsGzip(reader(accepted))).toBe(isCompressed);
});
