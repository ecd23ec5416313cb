import type { Right } from '@crossload/domain';
import type { Static, TSchema } from 'typebox';

/** Where all calls live on the server (CHECKLIST API-01). */
export const API_PREFIX = '/api';

/** Who may make a call: anyone, anyone signed in, or those with one of the rights. */
export type Access = 'public' | 'signed-in' | readonly [Right, ...Right[]];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API (SPEC.md section 7): the server routes by it, the web app asks by it, the documentation is made
 * of it, and the test of roles × routes runs over it. A path has one parameter at most, `{id}` where it
 * is the entity's id.
 */
export interface Call<
	Body extends TSchema | undefined = TSchema | undefined,
	Response extends TSchema | undefined = TSchema | undefined,
	Query extends TSchema | undefined = TSchema | undefined,
> {
	readonly method: Method;
	readonly path: `/${string}`;
	readonly access: Access;
	readonly summary: string;
	readonly tag: string;
	/** Absent for calls without a body. */
	readonly body?: Body;
	/** Bytes that the body may have, where that is more than the usual 1 MiB. */
	readonly bodyLimit?: number;
	/** The media type of the file that is its body, in place of JSON. */
	readonly upload?: 'application/octet-stream';
	/** It may find nothing to write, or only say what it would: 200 then, with the same response. */
	readonly mayWriteNothing?: true;
	/** The body may be left out: it is then read as {}. */
	readonly bodyOptional?: true;
	readonly query?: Query;
	/** Absent for calls that respond 204 or with a file. */
	readonly response?: Response;
	/** The media type of the file that it responds with. */
	readonly file?: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
	/** Statuses that it refuses with besides those of its kind. */
	readonly errors?: readonly (403 | 404 | 429)[];
}

export type BodyOf<C> = C extends { readonly body: infer S extends TSchema } ? Static<S> : undefined;
export type ResponseOf<C> = C extends { readonly response: infer S extends TSchema } ? Static<S> : undefined;
export type QueryOf<C> = C extends { readonly query: infer S extends TSchema } ? Static<S> : undefined;

/** Declares the calls of a part of the documentation; keeps the exact schema types so that both ends are typed by them. */
export function callsOf(tag: string) {
	return <const C extends Omit<Call, 'tag'>>(declared: C) => ({ ...declared, tag });
}

const PARAMETER = /\{(\w+)\}/;

/** The name of a path's parameter; undefined for a path without one. */
export function parameterOf(path: string): string | undefined {
	return PARAMETER.exec(path)?.[1];
}

/** A path with this in its parameter's place. */
export function filledPath(path: string, parameter: string | number): string {
	return path.replace(PARAMETER, String(parameter));
}

/** Status of a call's good response: POST 201, without a response 204, else 200, as a token is nothing that was made (CHECKLIST API-10). */
export function successStatus(declared: Call): 200 | 201 | 204 {
	if (declared.file) return 200;
	if (!declared.response) return 204;
	return declared.method === 'POST' && !declared.path.startsWith('/auth/') ? 201 : 200;
}
