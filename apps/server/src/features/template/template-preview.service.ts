import type { TemplatePreviewBody, TemplatePreviewResult } from '@crossload/contract';
import { previewTemplate, type TemplateBand, whatWouldBreak } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { missingReferences } from '../../db/missing-references.store.ts';
import { expectFound, Invalid } from '../../errors/domain-errors.ts';
import { listActivityTypes } from '../activity/activity-brief.store.ts';
import { describedFindings, findingResponses } from '../plan/finding-responses.ts';
import type { PlanCache } from '../plan/plan-cache.ts';
import { findTemplate } from './template.store.ts';
import { listTemplateBands } from './template-band.store.ts';

/** What a template would make for bands (PLAN.md, TPL-02). Nothing is written. Throws NotFound, Invalid. */
export async function templatePreviewOf(
	db: Db,
	planCache: PlanCache,
	{ id, body }: { readonly id: number; readonly body: TemplatePreviewBody },
): Promise<TemplatePreviewResult> {
	Invalid.throwIfAny(await missingReferences(db, { bandIds: ['band', body.bandIds] }));
	const { steps } = expectFound(await findTemplate(db, id), 'This template');
	const types = new Map((await listActivityTypes(db)).map((type) => [type.id, type]));
	const known = new Map((await listTemplateBands(db)).map((band) => [band.id, band]));
	const bands = [...new Set(body.bandIds)].flatMap((bandId): TemplateBand[] => [known.get(bandId) ?? []].flat());
	const { create, skipped, findings } = await planCache.read(db, ({ index }) => {
		const preview = previewTemplate(index.plan, { steps, bands, types });
		const after = index.copy();
		after.apply(preview.changes);
		const broken = whatWouldBreak(index, preview.changes).findings;
		return { ...preview, findings: describedFindings(broken, after.plan) };
	});
	return {
		create: create.map((activity) => ({ ...activity, vehicleIds: [...activity.vehicleIds] })),
		skipped: [...skipped],
		findings: await findingResponses(db, findings),
	};
}
