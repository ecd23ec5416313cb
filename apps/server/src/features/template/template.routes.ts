import { templateCalls } from '@crossload/contract';
import type { Database } from '../../db/database.ts';
import { readConsistently } from '../../db/work.ts';
import { plain, type Route, read, write } from '../../http/route.ts';
import type { PlanCache } from '../plan/plan-cache.ts';
import { changeTemplate, createTemplate, removeTemplate } from './template.service.ts';
import { listTemplates } from './template.store.ts';
import { templatePreviewOf } from './template-preview.service.ts';

export function templateRoutes(database: Database, planCache: PlanCache): Route[] {
	return [
		read(templateCalls.list, (db) => listTemplates(db)),
		write(templateCalls.create, (work, { body }) => createTemplate(work, body)),
		write(templateCalls.update, (work, { id, body }) => changeTemplate(work, id, body)),
		write(templateCalls.remove, async (work, { id }) => void (await removeTemplate(work, id))),
		// It writes nothing, so it waits in no line of writers.
		plain(templateCalls.preview, async (_request, { id, body }) =>
			readConsistently(database, (db) => templatePreviewOf(db, planCache, { id, body })),
		),
	];
}
