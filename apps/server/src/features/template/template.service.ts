import type {
	ActivityType,
	SentStep,
	Template,
	TemplateCreate,
	TemplateStep,
	TemplateUpdate,
} from '@crossload/contract';
import { textOrNull } from '@crossload/domain';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { listActivityTypes } from '../activity/activity-brief.store.ts';
import { findTemplate, listStoredTemplates, templateRows } from './template.store.ts';

/** Adds a template (PLAN.md, TPL-01). Throws Invalid naming every faulty step by its path. */
export async function createTemplate(work: Work, { name, steps = [] }: TemplateCreate): Promise<Template> {
	const id = await templateRows.insert(work.trx, { name, steps: await wholeSteps(work, steps) });
	const template = await templateOf(work, id);
	work.record({ entity: 'template', id, before: null, after: template });
	return template;
}

/** Changes a template; absent fields stay, steps that are sent replace all. Throws Invalid, NotFound, Conflict. */
export async function changeTemplate(work: Work, id: number, body: TemplateUpdate): Promise<Template> {
	const steps = body.steps && (await wholeSteps(work, body.steps));
	const before = await templateOf(work, id);
	const shown = await shownTemplate(work, id);
	expectVersion(body.version, shown);
	if (isEmptyPatch(body)) return shown;
	await templateRows.update(work.trx, id, { name: body.name ?? before.name, steps: steps ?? before.steps });
	work.record({ entity: 'template', id, before, after: await templateOf(work, id) });
	return await shownTemplate(work, id);
}

/** Removes a template; what was made by it stays. Throws NotFound. */
export async function removeTemplate(work: Work, id: number): Promise<void> {
	const before = await templateOf(work, id);
	await templateRows.remove(work.trx, id);
	work.record({ entity: 'template', id, before, after: null });
}

/** As everyone reads it: a position that is gone is named no more. */
async function shownTemplate(work: Work, id: number): Promise<Template> {
	return expectFound(await findTemplate(work.trx, id), 'This template');
}

/** As it is stored and logged. */
async function templateOf(work: Work, id: number): Promise<Template> {
	const [template] = await listStoredTemplates(work.trx, [id]);
	return expectFound(template, 'This template');
}

/** Steps with everything filled in; a point takes no time. Throws Invalid for what does not exist. */
async function wholeSteps({ trx }: Work, steps: readonly SentStep[]): Promise<TemplateStep[]> {
	const types = new Map((await listActivityTypes(trx)).map((type) => [type.id, type]));
	Invalid.throwIfAny(await missingReferences(trx, referencesOf(steps)));
	return steps.map((step) => wholeStep(step, types.get(step.activityTypeId)));
}

function referencesOf(steps: readonly SentStep[]): Record<string, Reference> {
	const types = steps.flatMap(({ activityTypeId, vehicles }, place): [string, Reference][] => [
		[`steps.${place}.activityTypeId`, ['activity_type', activityTypeId]],
		[`steps.${place}.vehicles`, ['vehicle_type', Array.isArray(vehicles) ? vehicles : []]],
	]);
	const positions = steps.map(({ positionId }, place): [string, Reference] => [
		`steps.${place}.positionId`,
		['position', positionId],
	]);
	return Object.fromEntries([...types, ...positions]);
}

function wholeStep(step: SentStep, type: ActivityType | undefined): TemplateStep {
	const { activityTypeId, anchor, offset, duration, positionId = null, stageDock = false, vehicles = 'all' } = step;
	return {
		activityTypeId,
		anchor,
		offset,
		duration: type?.timeMode === 'point' ? 0 : duration,
		positionId,
		stageDock,
		vehicles: Array.isArray(vehicles) ? [...new Set(vehicles)] : vehicles,
		info: textOrNull(step.info ?? null),
	};
}
