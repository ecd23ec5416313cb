import { STATUS_CODES } from 'node:http';
import type { ErrorResponse } from '@crossload/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseError } from '../db/database-errors.ts';
import { OutcomeUnknown } from '../db/postgres-work.ts';
import { writeOutsideChangeLog } from '../db/work.ts';
import { DomainError } from '../errors/domain-errors.ts';
import { fingerprintOf, isRemembered, type KeyedRequest, rememberResponse } from './idempotency.ts';
import type { Redactor } from './redaction.ts';
import { restOfBody } from './rest-of-body.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { fieldsOf } from './validation.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Of a call's response: what the present state in its errors is redacted by, too. */
		redactor?: Redactor;
	}
}

type ErrorDependencies = Pick<RouteDependencies, 'database' | 'clock' | 'secrets'>;

/** Responds to every error in one form; an error to a keyed write is remembered like any other first response. */
export function handleErrors(app: FastifyInstance, { database, clock, secrets }: ErrorDependencies): void {
	app.setErrorHandler(async (error: FastifyError | DomainError, request, reply) => {
		// A missing right is reported first, whatever else is wrong with the request (CHECKLIST API-10).
		const response = redacted(errorResponse(request.forbidden ?? error, request), request);
		if (response.statusCode === 413) await restOfBody(request.raw);
		if (request.keyed && isRemembered(response.statusCode)) await remember(request.keyed, response, request);
		return sendError(reply, response, error instanceof DomainError ? error.details.retryAfter : undefined);
	});

	const remember = async (keyed: KeyedRequest, response: ErrorResponse, { log, id: reqId }: FastifyRequest) => {
		try {
			const fingerprint = await fingerprintOf(keyed, secrets);
			const given = { status: response.statusCode, body: JSON.stringify(response), fingerprint, at: clock() };
			await writeOutsideChangeLog(database, (trx) => rememberResponse(trx, keyed, given));
		} catch (error) {
			log.error({ err: error, reqId }, 'an error could not be remembered');
		}
	};
}

/** Without the call's own redactor the present state is left out. */
function redacted(response: ErrorResponse, { routeOptions, session }: FastifyRequest): ErrorResponse {
	if (response.current === undefined) return response;
	const { redactor } = routeOptions.config;
	const permissions = session?.user.permissions ?? [];
	return { ...response, current: redactor?.redact(response.current, permissions) };
}

/** Messages for what the framework refuses by itself, by its code. */
const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON: send Content-Type: application/json.',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
	FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
};

/** Turns whatever was thrown into a response: the one place that does (CHECKLIST API-05, RELIABILITY REL-21). */
function errorResponse(error: FastifyError | DomainError, request: FastifyRequest): ErrorResponse {
	if (error instanceof DomainError) return domainErrorResponse(error);
	if (error.validation) {
		const fields = fieldsOf(error.validation);
		const message = Object.entries(fields)
			.map(([path, fault]) => `${path}: ${fault}`)
			.join('; ');
		return { ...responseOf(400, message), fields };
	}
	// A request that breaks off comes here too, with a code that a lost connection to a database has as well.
	const status = error.statusCode ?? 500;
	if (status >= 400 && status < 500) {
		if (status === 413) return responseOf(status, tooLarge(request));
		const { upload } = request.routeOptions.config.call ?? {};
		if (status === 415 && upload) return responseOf(status, `The body must be the file: send Content-Type: ${upload}.`);
		return responseOf(status, FRAMEWORK_MESSAGES[error.code] ?? 'The request cannot be read: it is not valid JSON.');
	}
	if (error instanceof OutcomeUnknown) {
		request.log.error({ err: error, reqId: request.id }, 'the database was lost in the middle of a commit');
		return responseOf(503, 'It is not known whether this was saved. Look whether it was, or try again in a moment.');
	}
	if (isDatabaseError(error)) {
		request.log.error({ err: error, reqId: request.id }, 'the database cannot be written');
		return responseOf(503, 'Nothing was saved: the database cannot be written right now. Try again in a moment.');
	}
	request.log.error({ err: error, reqId: request.id }, 'unexpected error');
	return responseOf(500, 'Something went wrong on the server. Nothing was saved; it has been logged.');
}

const MIB = 1024 * 1024;

function tooLarge({ routeOptions: { bodyLimit } }: FastifyRequest): string {
	return `The body is larger than ${Math.round((bodyLimit ?? MIB) / MIB)} MiB.`;
}

function domainErrorResponse({ statusCode, message, details }: DomainError): ErrorResponse {
	const { fields, current, overtaken, result } = details;
	return {
		...result,
		...responseOf(statusCode, message),
		...(fields && { fields: { ...fields } }),
		...(current !== undefined && { current }),
		...(overtaken && { overtaken: [...overtaken] }),
	};
}

function responseOf(statusCode: number, message: string): ErrorResponse {
	return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
}

/** What a response that went wrong may have said of its content before. */
const CONTENT_HEADERS = ['content-encoding', 'content-length', 'content-range', 'etag', 'last-modified'];

/** Sends an error's response with the headers that belong to it. */
export function sendError(reply: FastifyReply, response: ErrorResponse, retryAfter?: number): FastifyReply {
	for (const name of CONTENT_HEADERS) reply.removeHeader(name);
	if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
	if (response.statusCode === 401) reply.header('www-authenticate', 'Bearer');
	const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
	return reply.code(response.statusCode).headers(headers).send(response);
}
