import { STATUS_CODES } from 'node:http';
import type { ErrorAnswer } from '@crossload/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { OutcomeUnknown } from '../db/postgres-work.ts';
import { isStorageTrouble } from '../db/storage-trouble.ts';
import { Refusal } from './refusals.ts';
import { fieldsOf } from './validation.ts';

/** Messages for what the framework refuses by itself, by its code. */
const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 1 MiB.',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON: send Content-Type: application/json.',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
	FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
};

/** Turns whatever was thrown into an answer: the one place that does (CHECKLIST API-05, RELIABILITY REL-21). */
export function errorAnswer(error: FastifyError | Refusal, request: FastifyRequest): ErrorAnswer {
	if (error instanceof Refusal) return refusalAnswer(error);
	if (error.validation) {
		const fields = fieldsOf(error.validation);
		const message = Object.entries(fields)
			.map(([path, fault]) => `${path}: ${fault}`)
			.join('; ');
		return { ...answerOf(400, message), fields };
	}
	// A request that breaks off comes here too, with a code that a lost connection to a database has as well.
	const status = error.statusCode ?? 500;
	if (status >= 400 && status < 500) {
		return answerOf(status, FRAMEWORK_MESSAGES[error.code] ?? 'The request cannot be read: it is not valid JSON.');
	}
	if (error instanceof OutcomeUnknown) {
		request.log.error({ err: error, reqId: request.id }, 'the database was lost in the middle of a commit');
		return answerOf(503, 'It is not known whether this was saved. Look whether it was, or try again in a moment.');
	}
	if (isStorageTrouble(error)) {
		request.log.error({ err: error, reqId: request.id }, 'the database cannot be written');
		return answerOf(503, 'Nothing was saved: the database cannot be written right now. Try again in a moment.');
	}
	request.log.error({ err: error, reqId: request.id }, 'unexpected error');
	return answerOf(500, 'Something went wrong on the server. Nothing was saved; it has been logged.');
}

function refusalAnswer({ statusCode, message, fields, current }: Refusal): ErrorAnswer {
	return {
		...answerOf(statusCode, message),
		...(fields && { fields: { ...fields } }),
		...(current !== undefined && { current }),
	};
}

function answerOf(statusCode: number, message: string): ErrorAnswer {
	return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
}

/** What an answer that went wrong may have said of its content before. */
const CONTENT_HEADERS = ['content-encoding', 'content-length', 'content-range', 'etag', 'last-modified'];

/** Sends an error's answer with the headers that belong to it. */
export function sendError(reply: FastifyReply, answer: ErrorAnswer, retryAfter?: number): FastifyReply {
	for (const name of CONTENT_HEADERS) reply.removeHeader(name);
	if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
	if (answer.statusCode === 401) reply.header('www-authenticate', 'Bearer');
	const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
	return reply.code(answer.statusCode).headers(headers).send(answer);
}
