import { carryOverCalls } from '@crossload/contract';
import { type Route, write } from '../../http/route.ts';
import { withUploadedFile } from '../../http/uploaded-file.ts';
import { runCarryOver } from './carry-over.service.ts';
import { readUploadedSource, type SourceRows } from './read-source.ts';

export const carryOverRoutes: readonly Route[] = [
	write(carryOverCalls.run, (work, { query }, source: SourceRows) => runCarryOver(work, query, source), {
		prepare: (_input, request) => withUploadedFile(request, readUploadedSource),
		statusOf: ({ revision, usersRevision }) => (revision === null && usersRevision === null ? 200 : 201),
	}),
];
