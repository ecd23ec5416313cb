import type { TemplatePreviewBody, TemplatePreviewResult } from '@crossload/contract';
import { previewTemplate, type TemplateBand, whatWouldBreak } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { deadReferences } from '../../db/existing.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import { expectFound } from '../../errors/expect-found.ts';
import { listActivityTypes } from '../activity/activity-brief.store.ts';
import { findingResponses } from '../plan/finding-responses.ts';
import type { KeptPlan } from '../plan/kept-plan.ts';
import { findTemplate } from './template.store.ts';
import { listTemplateBands } from './template-band.store.ts';

interface Question {
	readonly id: number;
	readonly body: TemplatePreviewBody;
}

/** What a template would make for bands (PLAN.md, TPL-02). Nothing is written. Throws NotFound, Invalid. */
export async function templatePreviewOf(
	db: Db,
	kept: KeptPlan,
	{ id, body }: Question,
): Promise<TemplatePreviewResult> {
	Invalid.throwIfAny(await deadReferences(db, { bandIds: ['band', body.bandIds] }));
	const { steps } = expectFound(await findTemplate(db, id), 'This template');
	const at = await kept.at(db);
	const types = new Map((await listActivityTypes(db)).map((type) => [type.id, type]));
	const known = new Map((await listTemplateBands(db)).map((band) => [band.id, band]));
	const bands = [...new Set(body.bandIds)].flatMap((bandId): TemplateBand[] => [known.get(bandId) ?? []].flat());
	const { create, skipped, changes } = previewTemplate(at.index.plan, { steps, bands, types });
	const after = at.index.copy();
	after.apply(changes);
	const { findings } = whatWouldBreak(at.index, changes);
	return {
		create: create.map((activity) => ({ ...activity, vehicleIds: [...activity.vehicleIds] })),
		skipped: [...skipped],
		findings: findingResponses(findings, at, after.plan),
	};
}
