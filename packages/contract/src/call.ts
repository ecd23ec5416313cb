import type { Right } from '@crossload/domain';
import type { Static, TSchema } from 'typebox';

/** Who may make a call: anyone, anyone signed in, or whoever holds one of the rights. */
export type Access = 'public' | 'signed-in' | readonly [Right, ...Right[]];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API (SPEC.md section 7): the server routes by it, the web app asks by it, the documentation is made
 * of it, and the test of roles × routes runs over it. `{id}` in the path is the entity's id.
 */
export interface Call<
	Body extends TSchema | undefined = TSchema | undefined,
	Answer extends TSchema | undefined = TSchema | undefined,
	Query extends TSchema | undefined = TSchema | undefined,
> {
	readonly method: Method;
	readonly path: `/${string}`;
	readonly access: Access;
	readonly summary: string;
	readonly tag: string;
	/** Absent for calls without a body. */
	readonly body?: Body;
	/** The body may be left out: it is then read as {}. */
	readonly bodyOptional?: true;
	readonly query?: Query;
	/** Absent for calls that answer 204. */
	readonly answer?: Answer;
}

export type BodyOf<C> = C extends { readonly body: infer S extends TSchema } ? Static<S> : undefined;
export type AnswerOf<C> = C extends { readonly answer: infer S extends TSchema } ? Static<S> : undefined;
export type QueryOf<C> = C extends { readonly query: infer S extends TSchema } ? Static<S> : undefined;

/** Declares a call; keeps the exact schema types so that both ends are typed by it. */
export function call<const C extends Call>(declared: C): C {
	return declared;
}

/** Status of a call's good answer: POST 201, without an answer 204, else 200 (CHECKLIST API-10). */
export function successStatus(declared: Call): 200 | 201 | 204 {
	if (!declared.answer) return 204;
	return declared.method === 'POST' && declared.path !== '/auth/login' ? 201 : 200;
}
