import { templateCalls } from '@crossload/contract';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listTemplateIdsAt, listTemplates } from './template.store.ts';

/** A template names positions as long as they are there. */
export const templateLive: LiveSource = {
	entity: 'template',
	list: templateCalls.list,
	rows: (db, ids) => listTemplates(db, ids),
	compare: (a, b) => a.id - b.id,
	affected: async (db, change) => {
		const comesOrGoes = change.entity === 'position' && (change.before === null || change.after === null);
		return [...own(change, 'template'), ...(comesOrGoes ? await listTemplateIdsAt(db, change.id) : [])];
	},
};
