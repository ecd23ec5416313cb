import { expect, test } from 'vitest';
import { faultOfEndpoint, isPublicAddress, lookupPublic } from './push-address.ts';

test.for([
	'http://push.example.com/x',
	'ftp://push.example.com/x',
	'push.example.com/x',
	'',
	'https://',
	'javascript:alert(1)',
])('ALRT-05 an endpoint is an https address, not %j', async (endpoint) => {
	expect(await faultOfEndpoint(endpoint, true)).toMatch(/https/);
});

test.for([
	'https://user@push.example.com/x',
	'https://user:word@push.example.com/x',
	'https://:word@push.example.com/',
])('ALRT-05 %s holds user info', async (endpoint) => {
	expect(await faultOfEndpoint(endpoint, true)).toMatch(/user name/);
});

test.for([
	'127.0.0.1',
	'127.1',
	'2130706433',
	'0x7f.1',
	'0177.0.0.1',
	'10.0.0.8',
	'172.16.0.1',
	'172.31.255.255',
	'192.168.178.1',
	'169.254.169.254',
	'100.64.0.1',
	'0.0.0.0',
	'255.255.255.255',
	'224.0.0.1',
	'[::1]',
	'[::]',
	'[fe80::1]',
	'[fc00::1]',
	'[fd12:3456::1]',
	'[::ffff:127.0.0.1]',
	'[::ffff:a00:8]',
	'[64:ff9b::7f00:1]',
	'[64:ff9b:1::a00:8]',
	'[2002:7f00:1::]',
	'[::127.0.0.1]',
	'[::a00:8]',
	'[fec0::1]',
	'[4000::1]',
	'①②⑦.0.0.1',
	'localhost',
	'localhost.',
])('ALRT-05 %s is no public address', async (host) => {
	const endpoint = `https://${host}:8443/send/1`;
	expect(await faultOfEndpoint(endpoint, false)).toMatch(/public/);
	expect(await faultOfEndpoint(endpoint, true)).toBeNull();
});

test.for(['93.184.216.34', '172.32.0.1', '100.128.0.1', '[2606:2800:220:1::1]'])(
	'ALRT-05 %s is a public address',
	async (host) => {
		expect(await faultOfEndpoint(`https://${host}/send/1`, false)).toBeNull();
	},
);

test('ALRT-05 a name that cannot be resolved now is taken', async () => {
	expect(await faultOfEndpoint('https://push.invalid/send/1', false)).toBeNull();
});

test('ALRT-05 what is no address at all is not public', () => {
	expect(isPublicAddress('push.example.com')).toBe(false);
	expect(isPublicAddress('')).toBe(false);
});

test.for([true, false])(
	'ALRT-05 a name that leads to this machine is not connected to, all addresses: %s',
	async (all) => {
		const error = await new Promise((done) => lookupPublic('localhost', { all }, (failure) => done(failure)));
		expect(String(error)).toMatch(/localhost is not at a public address/);
	},
);
