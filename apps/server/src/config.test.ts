import { expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

test('API-24 nothing set: port 3000 on this machine alone, SQLite in ./data, tokens for half a day', () => {
	expect(readConfig({})).toEqual({
		port: 3000,
		host: '127.0.0.1',
		dataFolder: `${process.cwd()}/data`,
		databaseUrl: null,
		adminPassword: null,
		minPasswordLength: 4,
		tokenHours: 12,
		festivalName: null,
		utcOffset: '+02:00',
		trustedProxies: null,
		logLevel: 'info',
		metricsToken: null,
		publicAddress: null,
		pushAllowsPrivate: false,
	});
});

test.for([
	['PORT', '0', { port: 0 }],
	['PORT', ' 8080 ', { port: 8080 }],
	['PORT', '65535', { port: 65_535 }],
	['PORT', '', { port: 3000 }],
	['HOST', '0.0.0.0', { host: '0.0.0.0' }],
	['CROSSLOAD_DATA', '/var/lib/crossload', { dataFolder: '/var/lib/crossload' }],
	[
		'DATABASE_URL',
		'postgres://me:word@db.example:5432/crossload',
		{ databaseUrl: 'postgres://me:word@db.example:5432/crossload' },
	],
	[
		'DATABASE_URL',
		'postgresql://db/crossload?sslmode=require',
		{ databaseUrl: 'postgresql://db/crossload?sslmode=require' },
	],
	['DATABASE_URL', ' ', { databaseUrl: null }],
	['CROSSLOAD_ADMIN_PASSWORD', '1234', { adminPassword: '1234' }],
	['CROSSLOAD_ADMIN_PASSWORD', ' spaces count ', { adminPassword: ' spaces count ' }],
	['CROSSLOAD_MIN_PASSWORD', '200', { minPasswordLength: 200 }],
	['CROSSLOAD_TOKEN_HOURS', '8760', { tokenHours: 8760 }],
	['CROSSLOAD_UTC_OFFSET', '+05:45', { utcOffset: '+05:45' }],
	['CROSSLOAD_UTC_OFFSET', '-12:00', { utcOffset: '-12:00' }],
	['CROSSLOAD_UTC_OFFSET', '-00:00', { utcOffset: '+00:00' }],
	['CROSSLOAD_FESTIVAL', 'Open Air', { festivalName: 'Open Air' }],
	['CROSSLOAD_TRUST_PROXY', '127.0.0.1,10.0.0.0/8', { trustedProxies: '127.0.0.1,10.0.0.0/8' }],
	['CROSSLOAD_TRUST_PROXY', 'loopback, fd00::/8', { trustedProxies: 'loopback, fd00::/8' }],
	['CROSSLOAD_LOG', 'silent', { logLevel: 'silent' }],
	['CROSSLOAD_METRICS_TOKEN', 'sixteen-at-least', { metricsToken: 'sixteen-at-least' }],
	['CROSSLOAD_PUBLIC_ADDRESS', 'https://crossload.example/', { publicAddress: 'https://crossload.example' }],
	['CROSSLOAD_METRICS_TOKEN', '', { metricsToken: null }],
	['CROSSLOAD_PUSH_ALLOW_PRIVATE', '1', { pushAllowsPrivate: true }],
	['CROSSLOAD_PUSH_ALLOW_PRIVATE', '0', { pushAllowsPrivate: false }],
] as const)('API-24 %s=%j is taken', ([name, value, expected]) => {
	expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test.for([
	['PORT', '65536'],
	['PORT', '-1'],
	['PORT', '80a'],
	['PORT', '1e3'],
	['PORT', '3000.5'],
	['DATABASE_URL', 'mysql://db/crossload'],
	['DATABASE_URL', 'crossload.sqlite'],
	['CROSSLOAD_MIN_PASSWORD', '0'],
	['CROSSLOAD_MIN_PASSWORD', '201'],
	['CROSSLOAD_MIN_PASSWORD', 'long'],
	['CROSSLOAD_TOKEN_HOURS', '0'],
	['CROSSLOAD_TOKEN_HOURS', '8761'],
	['CROSSLOAD_LOG', 'loud'],
	['CROSSLOAD_PUSH_ALLOW_PRIVATE', 'yes'],
	['CROSSLOAD_ADMIN_PASSWORD', '123'],
	['CROSSLOAD_ADMIN_PASSWORD', 'x'.repeat(201)],
	['CROSSLOAD_UTC_OFFSET', '02:00'],
	['CROSSLOAD_UTC_OFFSET', '+2'],
	['CROSSLOAD_UTC_OFFSET', '+14:15'],
	['CROSSLOAD_UTC_OFFSET', '-12:30'],
	['CROSSLOAD_UTC_OFFSET', '+05:60'],
	['CROSSLOAD_UTC_OFFSET', 'Europe/London'],
	['CROSSLOAD_TRUST_PROXY', 'the one in front'],
	['CROSSLOAD_TRUST_PROXY', '300.0.0.1'],
	['CROSSLOAD_TRUST_PROXY', '10.0.0.0/33'],
	['CROSSLOAD_TRUST_PROXY', '10.0.0.1,'],
	['CROSSLOAD_METRICS_TOKEN', 'fifteen-is-few-'],
	['CROSSLOAD_METRICS_TOKEN', 'sixteen but with spaces'],
] as const)('API-24 %s=%j is refused by a sentence that names the setting', ([name, value]) => {
	const reading = () => readConfig({ [name]: value });
	expect(reading).toThrow(BadSetting);
	expect(reading).toThrow(new RegExp(`^${name} must `));
});

test('REL-07 the first admin’s password is as long as the settings ask of everybody', () => {
	const settings = { CROSSLOAD_MIN_PASSWORD: '12', CROSSLOAD_ADMIN_PASSWORD: 'eleven char' };
	expect(() => readConfig(settings)).toThrow('CROSSLOAD_ADMIN_PASSWORD must have at least 12 characters.');
	expect(readConfig({ ...settings, CROSSLOAD_ADMIN_PASSWORD: 'twelve chars' })).toMatchObject({
		minPasswordLength: 12,
	});
});

test('REL-81 a refused DATABASE_URL or metrics token is not repeated: it is a secret, or holds one', () => {
	expect(() => readConfig({ DATABASE_URL: 'mysql://me:s3cret@db' })).toThrow(/^(?!.*s3cret)/);
	expect(() => readConfig({ CROSSLOAD_METRICS_TOKEN: 's3cret' })).toThrow(/^(?!.*s3cret)/);
});
