import { API_PREFIX, type Call, type ErrorResponse, filledPath } from '@crossload/contract';
import { type Instant, instantOf, toFestivalTime, toInstant } from '@crossload/domain';
import { Ajv } from 'ajv';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import type { AppDependencies } from '../app.ts';
import { disagreements } from '../console/check-data.ts';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { Sessions } from '../features/session/sessions.ts';
import { createUser } from '../features/user/user.service.ts';
import { findCredentialsByName } from '../features/user/user.store.ts';
import { addFormats } from '../http/validation.ts';
import { anotherApp } from './another-app.ts';
import { testDatabase } from './test-database.ts';

/** "Saturday 17:30", when a festival day is at its fullest. */
export const SATURDAY_EVENING = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

/** The role of a login, and its name and password alike. */
export type Login = 'admin' | 'lead' | 'crew';

/** A clock that tests set and move: `clock.now += 5 * MINUTE`. */
export class TestClock {
	#now: Instant;

	constructor(now: Instant) {
		this.#now = now;
	}

	get now(): Instant {
		return this.#now;
	}

	set now(milliseconds: number) {
		this.#now = toInstant(milliseconds);
	}
}

export interface TestApp {
	readonly app: FastifyInstance;
	readonly database: Database;
	/** The server's clock; tests move it. */
	readonly clock: TestClock;
	readonly tokens: Readonly<Record<Login, string>>;
	/** Makes a call as someone; `as: null` without a token. Good responses are checked against the call's schema. */
	request(call: Call, options?: RequestOptions): Promise<LightMyRequestResponse>;
	/** Likewise, expecting success; returns the body. */
	// biome-ignore lint/suspicious/noExplicitAny: tests look into responses whose shape the schema has just been checked for
	ask(call: Call, options?: RequestOptions): Promise<any>;
	/** Likewise, expecting an error with this status; returns the error. */
	refused(call: Call, status: number, options?: RequestOptions): Promise<ErrorResponse>;
}

export interface RequestOptions {
	readonly as?: Login | null;
	/** Any token, instead of one of the logins'. */
	readonly token?: string;
	readonly id?: number | string;
	readonly query?: Record<string, string>;
	readonly body?: unknown;
	readonly headers?: Record<string, string>;
}

const schemas = addFormats(new Ajv({ strict: false, allowUnionTypes: true }));

let hashes: Promise<Record<Login, string>> | null = null;

interface TestAppOptions {
	readonly tokenHours?: number;
	readonly minPasswordLength?: number;
	readonly push?: AppDependencies['push'];
	/** Why the tables are not as the change log left them when the test is over: nothing compares them then. */
	readonly writesPastTheLog?: string;
}

/**
 * The whole server on a fresh database with the logins admin, lead and crew. When the test is over, whatever it wrote must
 * stand in the change log as it does in the tables.
 */
export async function testApp({ writesPastTheLog, ...overrides }: TestAppOptions = {}): Promise<TestApp> {
	const database = await testDatabase();
	if (writesPastTheLog === undefined) {
		onTestFinished(async () => expect(await disagreements(database)).toEqual([]));
	}
	const clock = new TestClock(SATURDAY_EVENING);
	await addLogins(database, clock.now);
	const app = await anotherApp({ database, clock }, overrides);
	const tokens = await issueTokens(database, () => clock.now, overrides.tokenHours ?? 12);
	const request = (call: Call, options: RequestOptions = {}) => makeRequest({ app, tokens }, call, options);
	return { app, database, clock, tokens, request, ...expecting(request) };
}

function expecting(request: TestApp['request']): Pick<TestApp, 'ask' | 'refused'> {
	return {
		ask: async (call, options) => {
			const response = await request(call, options);
			expect(response.statusCode, response.body).toBeLessThan(300);
			return response.body === '' ? undefined : response.json();
		},
		refused: async (call, status, options) => {
			const response = await request(call, options);
			expect(response.statusCode, response.body).toBe(status);
			return response.json();
		},
	};
}

async function addLogins(database: Database, at: Instant): Promise<void> {
	hashes ??= Promise.all(['admin', 'lead', 'crew'].map(hashPassword)).then(([admin = '', lead = '', crew = '']) => ({
		admin,
		lead,
		crew,
	}));
	const known = Object.entries(await hashes);
	await runUnitOfWork(database, { actor: null, at }, async (work) => {
		for (const [name, passwordHash] of known) await createUser(work, { name, role: name, passwordHash });
	});
}

/** Tokens as logins return them, without the work of checking passwords, which costs more than most tests. */
async function issueTokens(
	database: Database,
	clock: () => Instant,
	tokenHours: number,
): Promise<Record<Login, string>> {
	const sessions = await Sessions.open({ database, clock, tokenHours });
	const tokenOf = async (name: Login) => {
		const credentials = await findCredentialsByName(database.db, name);
		if (!credentials) throw new Error(`There is no user ${name}.`);
		return await sessions.issue(credentials);
	};
	return { admin: await tokenOf('admin'), lead: await tokenOf('lead'), crew: await tokenOf('crew') };
}

/** A fresh token, by name and password. */
export async function logIn(app: FastifyInstance, name: string, password = name): Promise<string> {
	const response = await app.inject({ method: 'POST', url: `${API_PREFIX}/auth/login`, payload: { name, password } });
	return response.json().token;
}

async function makeRequest(
	{ app, tokens }: { app: FastifyInstance; tokens: Record<Login, string> },
	call: Call,
	{ as = 'admin', token, id, query, body, headers }: RequestOptions,
): Promise<LightMyRequestResponse> {
	const bearer = token ?? (as === null ? undefined : tokens[as]);
	const options: InjectOptions = {
		method: call.method,
		url: API_PREFIX + filledPath(call.path, id ?? ''),
		headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
		...(query && { query }),
		...(body !== undefined && { payload: body as object }),
	};
	const response = await app.inject(options);
	if (response.statusCode < 300) expectAsDeclared(call, response);
	return response;
}

/** A response that is not what the contract says fails the test that saw it. */
function expectAsDeclared(call: Call, response: LightMyRequestResponse): void {
	if (call.file) {
		expect(response.headers['content-type']).toBe(call.file);
		return;
	}
	if (!call.response) {
		expect(response.body).toBe('');
		return;
	}
	const isAsDeclared = schemas.compile(closed(call.response) as object);
	const matches = isAsDeclared(response.json());
	expect(matches, `${call.method} ${call.path}: ${schemas.errorsText(isAsDeclared.errors)}`).toBe(true);
}

const closedSchemas = new WeakMap<object, unknown>();

/** The schema with every object closed, so that a field nobody declared is found. */
function closed(schema: unknown): unknown {
	if (typeof schema !== 'object' || schema === null) return schema;
	if (Array.isArray(schema)) return schema.map(closed);
	const known = closedSchemas.get(schema);
	if (known) return known;
	const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
	const copy = Object.fromEntries(entries);
	const result = copy.type === 'object' && copy.properties ? { ...copy, additionalProperties: false } : copy;
	closedSchemas.set(schema, result);
	return result;
}
