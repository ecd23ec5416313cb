import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network: a provider gives each customer a /64 at least. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The addresses that one visitor has at will, by a name of them all: of IPv6 the /64, of IPv4, also where it comes mapped
 * into IPv6, the address itself.
 */
export function addressBlockOf(address: string): string {
	const [plain = ''] = address.split('%');
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(plain)) return address;
	// The URL parser writes every address in one way: lower case, hexadecimal, without leading zeros.
	const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
	const [left = [], right = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
	const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
	return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
