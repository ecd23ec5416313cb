import type { ErrorAnswer } from '@crossload/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { writeApart } from '../db/work.ts';
import { errorAnswer, sendError } from './errors.ts';
import { isRemembered, type KeyedRequest, rememberAnswer } from './idempotency.ts';
import { Refusal } from './refusals.ts';
import type { RouteDependencies } from './route-dependencies.ts';

type ErrorDependencies = Pick<RouteDependencies, 'database' | 'clock'>;

/** Answers every error in one form; a refusal to a keyed write is remembered like any other first answer. */
export function handleErrors(app: FastifyInstance, { database, clock }: ErrorDependencies): void {
	app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
		const answer = errorAnswer(error, request);
		if (request.keyed && isRemembered(answer.statusCode)) await remember(request.keyed, answer, request);
		return sendError(reply, answer, error instanceof Refusal ? error.retryAfter : undefined);
	});

	const remember = async (keyed: KeyedRequest, answer: ErrorAnswer, { log, id: reqId }: FastifyRequest) => {
		const given = { status: answer.statusCode, body: JSON.stringify(answer), at: clock() };
		await writeApart(database, (trx) => rememberAnswer(trx, keyed, given)).catch((error: unknown) => {
			log.error({ err: error, reqId }, 'a refusal could not be remembered');
		});
	};
}
