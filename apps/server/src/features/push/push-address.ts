import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is given away of IPv6 (RFC 4291, IANA); addresses of IPv4 in the old notation of IPv6 lie outside of it. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet: private, loopback, link-local, shared and reserved ones are not. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	// An IPv4 address in an IPv6 one is what it says.
	const read = ipaddr.process(address);
	return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GLOBAL_IPV6));
}

/** The address that a host of a URL is, in any notation that a browser reads; null for a name. */
function addressIn(hostname: string): string | null {
	const bare = hostname.replace(/^\[|\]$/g, '');
	return isIP(bare) === 0 ? null : bare;
}

/** By definition this machine (RFC 6761), whether anybody resolves it or not. */
const LOCAL_NAME = /(?:^|\.)localhost\.?$/;

/**
 * What is wrong with the endpoint of a push service; null if nothing. A name that cannot be resolved now is taken: it is
 * looked at again whenever something is sent there.
 */
export async function faultOfEndpoint(endpoint: string, allowPrivate: boolean): Promise<string | null> {
	const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
	if (url?.protocol !== 'https:') return 'must be an https address';
	if (url.username || url.password) return 'must not hold a user name or password';
	if (allowPrivate) return null;
	if (LOCAL_NAME.test(url.hostname)) return 'must be at a public address';
	const literal = addressIn(url.hostname);
	const addresses = literal === null ? await addressesOf(url.hostname) : [literal];
	return addresses.every(isPublicAddress) ? null : 'must be at a public address';
}

async function addressesOf(name: string): Promise<string[]> {
	try {
		return (await lookUp(name, { all: true })).map(({ address }) => address);
	} catch {
		return [];
	}
}

/** Thrown instead of connecting. */
export class PrivateAddress extends Error {
	constructor(host: string) {
		super(`${host} is not at a public address.`);
	}
}

/** Throws {@link PrivateAddress} for a URL that names an address outside of the public internet. */
export function expectPublicHost({ hostname }: URL): void {
	const literal = addressIn(hostname);
	if (literal !== null && !isPublicAddress(literal)) throw new PrivateAddress(hostname);
}

/** Resolves a name for a connection, and fails where it leads outside of the public internet: names may change. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
	lookup(hostname, { ...options, all: true }, (error, addresses) => {
		if (error) return done(error, '');
		if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(hostname), '');
		const [first] = addresses;
		if (options.all) return done(null, addresses);
		done(null, first?.address ?? '', first?.family);
	});
};
