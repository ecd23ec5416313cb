import { createHash } from 'node:crypto';
import { MAX_ID } from '@crossload/contract';
import { type Instant, MINUTE, toInstant } from '@crossload/domain';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Login } from '../../http/session.ts';
import { SigningKeys, type SigningKeysOptions, type VerifyingKey } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'crossload';

/** Nodes' clocks differ by less: a key verifies what it has signed until it was replaced, by the clock of whichever node. */
const CLOCKS_DIFFER = MINUTE;

/** Tokens whose signature has been checked, kept at most; a festival has hundreds of people. */
const MAX_TOKENS = 10_000;

/** What a token says, once its signature is found good. */
export interface Claims {
	readonly userId: number;
	readonly login: Login;
	readonly expiresAt: Instant;
}

/** Signs tokens and reads them; the signature of each is checked once. */
export class Tokens {
	readonly #keys: SigningKeys;
	#claims = new Map<string, Claims>();
	/** The keys that have verified these claims. */
	#verifiedBy = '';

	constructor(options: SigningKeysOptions) {
		this.#keys = new SigningKeys(options);
	}

	/** Reads the signing keys. */
	async open(): Promise<void> {
		await this.#keys.read();
	}

	/** The token that says so. */
	async sign({ userId, login, expiresAt }: Claims, now: Instant): Promise<string> {
		const { id, secret } = await this.#keys.signing();
		return await new SignJWT({ ver: login.tokenVersion, sid: login.id, auth_time: seconds(login.since) })
			.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: String(id) })
			.setSubject(String(userId))
			.setIssuer(ISSUER)
			.setAudience(ISSUER)
			.setIssuedAt(seconds(now))
			.setExpirationTime(seconds(expiresAt))
			.sign(secret);
	}

	/** What a token says that has been read before by keys that still hold: without waiting. */
	known(token: string): Claims | undefined {
		return this.#keys.isKnown() ? this.#kept(token) : undefined;
	}

	/** What a token says; null for one that is not good. */
	async read(token: string, now: Instant): Promise<Claims | null> {
		if (!this.#keys.isKnown()) await this.#keys.read();
		const known = this.#kept(token);
		if (known) return known;
		const keyId = keyIdOf(token);
		// Another node may have signed it with a key that this one does not know yet.
		if (typeof keyId === 'number' && this.#keys.isNewer(keyId)) await this.#keys.readNewer();
		const claims = await this.#verify(token, keyId, now);
		if (!claims) return null;
		if (this.#claims.size >= MAX_TOKENS) this.#claims = new Map();
		this.#claims.set(token, claims);
		return claims;
	}

	#kept(token: string): Claims | undefined {
		if (this.#verifiedBy !== this.#keys.name) {
			this.#verifiedBy = this.#keys.name;
			this.#claims = new Map();
		}
		return this.#claims.get(token);
	}

	async #verify(token: string, keyId: number | undefined, now: Instant): Promise<Claims | null> {
		const keys = this.#keys.verifying(now).filter(({ id }) => keyId === undefined || id === keyId);
		for (const key of keys) {
			const verified = await jwtVerify(token, key.secret, {
				algorithms: [ALGORITHM],
				issuer: ISSUER,
				audience: ISSUER,
				requiredClaims: ['sub', 'exp'],
				currentDate: new Date(now),
			}).catch(() => null);
			const claims = verified && claimsIn(verified.payload, { token, key });
			if (claims) return claims;
		}
		return null;
	}
}

function claimsIn(payload: JWTPayload, { token, key }: { token: string; key: VerifyingKey }): Claims | null {
	const { sub, iat = Number.POSITIVE_INFINITY, exp, ver, sid, auth_time: since } = payload;
	const userId = Number(sub);
	if (exp === undefined || typeof ver !== 'number' || !isId(userId)) return null;
	if (iat * 1000 > key.replacedAt + CLOCKS_DIFFER) return null;
	// A token of an earlier program names no login: it is one of its own, which cannot be renewed past its end.
	const id = typeof sid === 'string' ? sid : createHash('sha256').update(token).digest('base64url');
	const login = { id, since: toInstant(typeof since === 'number' ? since * 1000 : 0), tokenVersion: ver };
	return { userId, login, expiresAt: toInstant(Math.min(exp * 1000, key.endsAt)) };
}

/** The id of the key that a token says it is signed with; undefined for a token that names none. */
function keyIdOf(token: string): number | undefined {
	try {
		const { kid } = decodeProtectedHeader(token);
		return kid === undefined ? undefined : Number(kid);
	} catch {
		return undefined;
	}
}

function seconds(instant: Instant): number {
	return Math.floor(instant / 1000);
}

function isId(id: number): boolean {
	return Number.isInteger(id) && id >= 1 && id <= MAX_ID;
}
