import { importCalls } from '@crossload/contract';
import { type Route, write } from '../../http/route.ts';
import { runImport } from './import.service.ts';

export const importRoutes: readonly Route[] = [
	write(importCalls.run, (work, { body }) => runImport(work, body), {
		statusOf: ({ revision }) => (revision === null ? 200 : 201),
	}),
];
