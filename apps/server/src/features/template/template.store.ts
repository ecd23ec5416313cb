import type { Template, TemplateStep } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';

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

/** How templates are written. */
export const templateRows = versionedRows('template', columnsOf);

function columnsOf({ name, steps }: TemplateValues) {
	return { name, steps: JSON.stringify(steps) };
}
