import type { ErrorResponse } from '@crossload/contract';

type ErrorFacts = Pick<ErrorResponse, 'statusCode' | 'message' | 'fields' | 'current'>;

/** The server refused a call; the message is for people. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly statusCode: number;
	/** What is wrong, by field of the body. */
	readonly fields: Readonly<Record<string, string>>;
	/** The entity as it is now, when someone else was faster (409). */
	readonly current: unknown;

	constructor({ statusCode, message, fields, current }: ErrorFacts) {
		super(message);
		this.statusCode = statusCode;
		this.fields = fields ?? {};
		this.current = current;
	}
}

/** There was no response: no network, no server, or it took too long. */
export class Unreachable extends Error {
	override readonly name = 'Unreachable';

	constructor(cause: unknown) {
		super('The server cannot be reached.', { cause });
	}
}

/** An error's message for people, or `fallback` when it has none. */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Whether the server refused a change because someone else was faster. */
export function isConflict(error: unknown): boolean {
	return error instanceof ApiError && error.statusCode === 409;
}

/** `what` went wrong, and the server's message, or that it cannot be reached. */
export function failureText(what: string, error: unknown): string {
	return error instanceof ApiError || error instanceof Unreachable ? `${what} ${error.message}` : what;
}

/** Why a save failed: `conflict` where someone else was faster, else {@link failureText} of `failed`. */
export function saveFailureText(texts: { readonly conflict: string; readonly failed: string }, error: unknown): string {
	return isConflict(error) ? texts.conflict : failureText(texts.failed, error);
}

/** {@link failureText} as a function of the error alone. */
export function failureTextOf(what: string): (error: unknown) => string {
	return (error) => failureText(what, error);
}

/** The error that a response of 400 and above stands for, whatever its body is. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
	const body: unknown = await response.json().catch(() => null);
	const sent = typeof body === 'object' && body !== null ? (body as Partial<ErrorResponse>) : {};
	const facts = { ...sent, statusCode: response.status };
	return new ApiError({ ...facts, message: sent.message ?? `The server could not do that (${response.status}).` });
}
