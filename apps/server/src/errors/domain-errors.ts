/**
 * Why a request is refused. Services throw these; only http/errors.ts turns them into responses (CHECKLIST API-05, API-10).
 */
export abstract class DomainError extends Error {
	abstract readonly statusCode: number;
	readonly details: ErrorDetails;

	constructor(message: string, details: ErrorDetails = {}) {
		super(message);
		this.details = details;
	}
}

interface ErrorDetails {
	/** What is wrong, by the path of the field in the body. */
	readonly fields?: Readonly<Record<string, string>>;
	/** The entity as it is now, where someone else changed it meanwhile. */
	readonly current?: unknown;
	/** What stands in the way of many changes: activities as {id, activity}, all else as {entity, id}. */
	readonly overtaken?: readonly unknown[];
	/** Seconds to wait before the next try. */
	readonly retryAfter?: number;
	/** What the response says besides, as it would without the error. */
	readonly result?: object;
}

/** 400: the input will not do. */
export class Invalid extends DomainError {
	readonly statusCode = 400;

	/** Throws when a field is wrong, saying what is of every one that is. */
	static throwIfAny(fields: Readonly<Record<string, string>>): void {
		const faults = Object.values(fields);
		if (faults.length > 0) throw new Invalid(faults.join('. '), { fields });
	}

	/** One field is wrong. */
	static field(path: string, message: string): Invalid {
		return new Invalid(`${path}: ${message}`, { fields: { [path]: message } });
	}
}

/** 401: nobody knows who is asking. */
export class Unauthorized extends DomainError {
	readonly statusCode = 401;
}

/** 403: known, but may not. */
export class Forbidden extends DomainError {
	readonly statusCode = 403;
}

/** 404: nothing has the id of the path. */
export class NotFound extends DomainError {
	readonly statusCode = 404;
}

/** The entity, or NotFound: 'This band does not exist (any more).' */
export function expectFound<T>(entity: T | undefined, what: string): T {
	if (entity === undefined) throw new NotFound(`${what} does not exist (any more).`);
	return entity;
}

/** 406: the client accepts no content encoding that the server has. */
export class NotAcceptable extends DomainError {
	readonly statusCode = 406;
}

/** 409: the input is fine, the state of things forbids it. */
export class Conflict extends DomainError {
	readonly statusCode = 409;
}

/** 413: the body is larger than the call takes. */
export class TooLarge extends DomainError {
	readonly statusCode = 413;
}

/** 415: the body is in a form that is not read here. */
export class UnsupportedMedia extends DomainError {
	readonly statusCode = 415;
}

/** 422: an Idempotency-Key came again with another request. */
export class KeyReused extends DomainError {
	readonly statusCode = 422;
}

/** 429: too many tries. */
export class TooManyTries extends DomainError {
	readonly statusCode = 429;
}

/** 503: not now. */
export class Unavailable extends DomainError {
	readonly statusCode = 503;
}

/** Throws Conflict for a write that started from an older version (CHECKLIST API-12, RELIABILITY REL-30). */
export function expectVersion(sent: number | undefined, current: { readonly version: number }): void {
	if (sent === undefined || sent === current.version) return;
	throw new Conflict('Someone else has changed this meanwhile. Compare with the present state and decide.', {
		current,
	});
}
