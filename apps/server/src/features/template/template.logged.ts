import type { Template } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listStoredTemplates, templateRows } from './template.store.ts';

export const templateLogged = loggedEntity<Template>({
	entity: 'template',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listStoredTemplates(db, ids), (template) => template),
	isFromTheSchema: ({ version }) => version === 1,
	undo: templateRows,
});
