import { MAX_ID } from '@crossload/contract';
import { HOUR, type Instant, MINUTE } from '@crossload/domain';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/database.ts';
import { performWork } from '../../db/work.ts';
import { Unauthorized } from '../../http/refusals.ts';
import type { Session } from '../../http/session.ts';
import { type Credentials, findCredentials } from '../user/user.store.ts';
import { ensureSigningKey } from './session.store.ts';
import { SigningKeys } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'crossload';

/** Nodes' clocks differ by less: a key verifies what it has signed until it was replaced, by the clock of whichever node. */
const CLOCKS_DIFFER = MINUTE;

/** Tokens whose signature has been checked, kept at most; a festival has hundreds of people. */
const MOST_TOKENS = 10_000;

/** What a token says, once its signature is found good. */
interface Claims {
	readonly userId: number;
	readonly tokenVersion: number;
	readonly expiresAt: Instant;
}

export interface SessionDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly tokenHours: number;
}

/**
 * Issues tokens and finds out whom a token belongs to. Every request asks; signatures are checked once per token, users
 * are read again after every change, so that a deleted user, a new password or role ends a token at once (AUTH-11).
 */
export class Sessions {
	readonly #dependencies: SessionDependencies;
	readonly #keys: SigningKeys;
	#claims = new Map<string, Claims>();
	/** The keys that have verified these claims. */
	#verifiedBy = '';
	#users = new Map<number, Credentials>();
	#usersRevision = -1;

	private constructor(dependencies: SessionDependencies) {
		this.#dependencies = dependencies;
		const { database, tokenHours } = dependencies;
		this.#keys = new SigningKeys({ db: database.db, afterlife: tokenHours * HOUR });
	}

	/** Reads the signing keys, making the first one in a new database. */
	static async open(dependencies: SessionDependencies): Promise<Sessions> {
		const { database, clock } = dependencies;
		const at = clock();
		await performWork(database, { actor: null, at }, (work) => ensureSigningKey(work.trx, at));
		const sessions = new Sessions(dependencies);
		await sessions.#keys.read();
		return sessions;
	}

	/** A token for someone whose password was right. It ends after the hours that the settings give it. */
	async issue({ user, tokenVersion }: Credentials): Promise<string> {
		const key = await this.#keys.signing();
		const now = this.#dependencies.clock();
		return await new SignJWT({ ver: tokenVersion })
			.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
			.setSubject(String(user.id))
			.setIssuer(ISSUER)
			.setAudience(ISSUER)
			.setIssuedAt(Math.floor(now / 1000))
			.setExpirationTime(Math.floor((now + this.#dependencies.tokenHours * HOUR) / 1000))
			.sign(key);
	}

	/**
	 * Whom a request's Authorization header belongs to: at once when the token and its user have been seen since the
	 * last change, which is nearly always. Throws Unauthorized.
	 */
	authenticate(authorization: string | undefined): Session | Promise<Session> {
		if (!authorization?.startsWith('Bearer ')) throw new Unauthorized('Please log in.');
		const token = authorization.slice('Bearer '.length);
		const revision = this.#dependencies.database.revision.current();
		const claims = this.#keys.isKnown() ? this.#knownClaims(token) : undefined;
		const credentials = claims && revision === this.#usersRevision && this.#users.get(claims.userId);
		return credentials ? this.#sessionOf(claims, credentials) : this.#authenticateAnew(token);
	}

	async #authenticateAnew(token: string): Promise<Session> {
		if (!this.#keys.isKnown()) await this.#keys.read();
		const claims = await this.#claimsOf(token);
		return this.#sessionOf(claims, await this.#userOf(claims.userId));
	}

	#sessionOf({ tokenVersion, expiresAt }: Claims, credentials: Credentials | undefined): Session {
		if (expiresAt <= this.#dependencies.clock()) throw new Unauthorized('Your login has expired.');
		if (credentials?.tokenVersion !== tokenVersion) throw new Unauthorized('Your login is no longer valid.');
		return { user: credentials.user, expiresAt };
	}

	#knownClaims(token: string): Claims | undefined {
		if (this.#verifiedBy !== this.#keys.name) {
			this.#verifiedBy = this.#keys.name;
			this.#claims = new Map();
		}
		return this.#claims.get(token);
	}

	async #claimsOf(token: string): Promise<Claims> {
		const known = this.#knownClaims(token);
		if (known) return known;
		const claims = (await this.#verify(token)) ?? (await this.#verifyByNewerKeys(token));
		if (!claims) throw new Unauthorized('Your login is not valid.');
		if (this.#claims.size >= MOST_TOKENS) this.#claims = new Map();
		this.#claims.set(token, claims);
		return claims;
	}

	/** Another node may have signed the token with a key that this one has not heard of. */
	async #verifyByNewerKeys(token: string): Promise<Claims | null> {
		const known = this.#keys.name;
		await this.#keys.read();
		return this.#keys.name === known ? null : await this.#verify(token);
	}

	async #verify(token: string): Promise<Claims | null> {
		const now = this.#dependencies.clock();
		for (const { secret, replacedAt, endsAt } of this.#keys.verifying(now)) {
			const verified = await jwtVerify(token, secret, {
				algorithms: [ALGORITHM],
				issuer: ISSUER,
				audience: ISSUER,
				requiredClaims: ['sub', 'exp'],
				currentDate: new Date(now),
			}).catch(() => null);
			if (!verified) continue;
			const { sub, iat = Number.POSITIVE_INFINITY, exp, ver } = verified.payload;
			const userId = Number(sub);
			if (exp === undefined || typeof ver !== 'number' || !isId(userId)) continue;
			if (iat * 1000 > replacedAt + CLOCKS_DIFFER) continue;
			return { userId, tokenVersion: ver, expiresAt: Math.min(exp * 1000, endsAt) };
		}
		return null;
	}

	/** Reads the user, and keeps them until the next change, unless there was one while reading. */
	async #userOf(id: number): Promise<Credentials | undefined> {
		const { database } = this.#dependencies;
		const revision = await database.revision.current();
		const credentials = await findCredentials(database.db, id);
		if (revision !== this.#usersRevision) {
			this.#usersRevision = revision;
			this.#users = new Map();
		}
		if (credentials) this.#users.set(id, credentials);
		return credentials;
	}
}

function isId(id: number): boolean {
	return Number.isInteger(id) && id >= 1 && id <= MAX_ID;
}
