import { REVISION_HEADER } from '@crossload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from './request-input.ts';
import type { Route } from './route.ts';
import { withoutControls } from './without-controls.ts';

/** Responds with a file. It is made for one reader at one moment: nobody keeps it. */
export function fileHandler({ call, make }: Extract<Route, { kind: 'file' }>) {
	return async (request: FastifyRequest, reply: FastifyReply) => {
		const { body, name: title, revision } = await make(request, inputOf(request));
		const name = withoutControls(title).replaceAll('\n', ' ');
		return reply
			.headers({
				'content-type': call.file,
				'content-disposition': `inline; filename="${plainName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
				'cache-control': 'private, no-store',
				[REVISION_HEADER]: revision,
			})
			.send(body);
	};
}

/** Of the characters that every client reads alike. */
function plainName(name: string): string {
	return name.replace(/[^\w. -]/g, '_');
}
