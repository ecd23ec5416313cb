import { groupBy } from '../group-by.ts';
import type { TemplatePreview } from './preview-template.ts';
import type { TemplateStep } from './template.ts';

/** That a band has at most so many activities of a type, cancelled ones not counted. */
export interface Assumption {
	readonly bandId: number;
	readonly activityTypeId: string;
	readonly atMost: number;
}

/** A preview as it is received. */
type Previewed = {
	readonly create: readonly Pick<TemplatePreview['create'][number], 'bandId' | 'activityTypeId'>[];
	readonly skipped: TemplatePreview['skipped'];
};

/**
 * What the activities that a template would make go by, for each band and type (PLAN.md, TPL-02 and TPL-03): as many of a
 * type's steps as a band has activities of it are left out, so these are how many there were.
 */
export function templateAssumptions({ create, skipped }: Previewed, steps: readonly TemplateStep[]): Assumption[] {
	const leftOut = groupBy(skipped, ({ bandId, step }) => keyOf(bandId, steps[step]?.activityTypeId));
	const assumptions = new Map<string, Assumption>();
	for (const { bandId, activityTypeId } of create) {
		if (bandId === null) continue;
		const key = keyOf(bandId, activityTypeId);
		assumptions.set(key, { bandId, activityTypeId, atMost: leftOut.get(key)?.length ?? 0 });
	}
	return [...assumptions.values()];
}

function keyOf(bandId: number, activityTypeId: string | undefined): string {
	return `${bandId} ${activityTypeId}`;
}
