import { expect, test } from 'vitest';
import { addressBlockOf } from './address-block.ts';

test.each([
	['10.0.0.1', '10.0.0.1'],
	['::ffff:10.0.0.1', '10.0.0.1'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
	['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['not an address', 'not an address'],
])('AUTH-12 failed logins from %s count for %s', (address, block) => {
	expect(addressBlockOf(address)).toBe(block);
});

test('AUTH-12 neighbouring networks count apart', () => {
	expect(addressBlockOf('2001:db8:1:3::1')).not.toBe(addressBlockOf('2001:db8:1:2::1'));
});
