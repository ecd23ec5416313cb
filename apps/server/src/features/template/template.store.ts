import type { Template, TemplateStep } from '@crossload/contract';
import type { Db, Identity, Trx } from '../../db/database.ts';

type TemplateValues = Pick<Template, 'name' | 'steps'>;

/** Some or all templates, oldest first. A position that is gone is named no more, until it comes back. */
export async function listTemplates(db: Db, ids?: readonly number[]): Promise<Template[]> {
	const stored = await listStoredTemplates(db, ids);
	const present = new Set((await db.selectFrom('position').select('id').execute()).map(({ id }) => id));
	const isThere = (id: number | null) => id !== null && present.has(id);
	return stored.map((template) => ({
		...template,
		steps: template.steps.map((step) => ({ ...step, positionId: isThere(step.positionId) ? step.positionId : null })),
	}));
}

export async function findTemplate(db: Db, id: number): Promise<Template | undefined> {
	return (await listTemplates(db, [id]))[0];
}

/** Templates as they are stored and logged: with positions that may be gone. */
export async function listStoredTemplates(db: Db, ids?: readonly number[]): Promise<Template[]> {
	const query = db.selectFrom('template').select(['id', 'name', 'steps', 'version']).orderBy('id');
	const rows = await (ids ? query.where('id', 'in', ids) : query).execute();
	return rows.map((row) => ({ ...row, steps: JSON.parse(row.steps) as TemplateStep[] }));
}

/** The ids of the templates with a step at the position. */
export async function listTemplateIdsAt(db: Db, positionId: number): Promise<number[]> {
	const templates = await listStoredTemplates(db);
	return templates.filter(({ steps }) => steps.some((step) => step.positionId === positionId)).map(({ id }) => id);
}

/** Returns the new template's id; one that comes back keeps its own. */
export async function insertTemplate(trx: Trx, values: TemplateValues, again?: Identity): Promise<number> {
	const row = { ...columnsOf(values), version: 1, ...again };
	return (await trx.insertInto('template').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTemplate(trx: Trx, id: number, values: TemplateValues): Promise<void> {
	await trx
		.updateTable('template')
		.set((row) => ({ ...columnsOf(values), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteTemplate(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('template').where('id', '=', id).execute();
}

function columnsOf({ name, steps }: TemplateValues) {
	return { name, steps: JSON.stringify(steps) };
}
