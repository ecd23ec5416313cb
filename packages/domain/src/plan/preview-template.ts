import { SHOW } from '../activity/activity-type.ts';
import { clearDisallowed } from '../activity/allowed-fields.ts';
import type { FestivalTime } from '../time.ts';
import { dockWithRoom } from './dock-with-room.ts';
import { type Minutes, timeOfMinutes } from './minutes.ts';
import type { PlanChange, PlanIndex } from './plan-index.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';
import { planActivity } from './read-plan.ts';
import { isOpen } from './span.ts';
import { type TemplateBand, type TemplateStep, type TemplateType, vehiclesOfStep } from './template.ts';

/** An activity that a template makes, as it is created. */
export interface TemplateActivity {
	readonly activityTypeId: string;
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly vehicleIds: readonly number[];
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	readonly info: string | null;
}

/** A step that makes nothing for a band: it has no show to count from, or an activity of that type already. */
export interface SkippedStep {
	readonly bandId: number;
	/** Its place among the steps, from 0. */
	readonly step: number;
	readonly why: 'no-show' | 'has-one';
}

/** What a template would make for some bands. */
export interface TemplatePreview {
	readonly create: readonly TemplateActivity[];
	readonly skipped: readonly SkippedStep[];
	/** What it makes as changes of the plan: the ids are −1, −2 and so on, in order. */
	readonly changes: readonly PlanChange[];
}

export interface TemplateRequest {
	readonly steps: readonly TemplateStep[];
	readonly bands: readonly TemplateBand[];
	readonly types: ReadonlyMap<string, TemplateType>;
}

/**
 * What a template would make for bands, in their order and that of its steps (PLAN.md, TPL-02). The plan is left as it
 * is; what was made before takes up room at the docks. Steps of types that do not exist make nothing.
 */
export function previewTemplate(before: PlanIndex, request: TemplateRequest): TemplatePreview {
	const plan = before.copy();
	const create: TemplateActivity[] = [];
	const skipped: SkippedStep[] = [];
	const changes: PlanChange[] = [];
	for (const band of request.bands) {
		const show = anchorShow(before, band.id);
		for (const [stepIndex, { activityTypeId }] of request.steps.entries()) {
			const type = request.types.get(activityTypeId);
			if (!type) continue;
			const why = reasonToSkip({ before, request, band, stepIndex, show });
			if (why !== null || !show) {
				skipped.push({ bandId: band.id, step: stepIndex, why: why ?? 'no-show' });
				continue;
			}
			const made = activityOfStep({ plan, request, band, stepIndex, show }, type);
			create.push(made);
			const change = { entity: 'activity', id: -create.length, row: rowOf(-create.length, made, type) } as const;
			plan.apply(change);
			changes.push(change);
		}
	}
	return { create, skipped, changes };
}

/** The times of a band's show that steps count from, and its stage. */
interface Anchors {
	readonly stageId: number | null;
	readonly show_start: Minutes;
	readonly show_end: Minutes;
}

/** The band's earliest open show that has a planned time. */
function anchorShow(plan: PlanIndex, bandId: number): Anchors | null {
	const [show] = plan
		.activitiesOf('band', bandId)
		.filter((activity) => activity.typeId === SHOW && isOpen(activity))
		.filter(({ planned_start, planned_end }) => planned_start !== null || planned_end !== null)
		.sort(compareByPlannedTimes);
	if (!show) return null;
	const [start, end] = [show.planned_start ?? show.planned_end, show.planned_end ?? show.planned_start];
	return start === null || end === null ? null : { stageId: show.stageId, show_start: start, show_end: end };
}

interface StepOfBand {
	readonly request: TemplateRequest;
	readonly band: TemplateBand;
	/** Counted from 0. */
	readonly stepIndex: number;
	readonly show: Anchors | null;
}

/** Null if the step makes an activity. Of those that the band has already, cancelled ones do not count, done ones do. */
function reasonToSkip({ before, request, band, stepIndex, show }: StepOfBand & { before: PlanIndex }) {
	if (!show) return 'no-show';
	const typeId = request.steps[stepIndex]?.activityTypeId;
	const needed = request.steps.slice(0, stepIndex + 1).filter(({ activityTypeId }) => activityTypeId === typeId).length;
	const existing = before.activitiesOf('band', band.id).filter((activity) => activity.typeId === typeId).length;
	return existing >= needed ? 'has-one' : null;
}

function activityOfStep(
	{ plan, request, band, stepIndex, show }: StepOfBand & { plan: PlanIndex; show: Anchors },
	{ timeMode, allowedFields }: TemplateType,
): TemplateActivity {
	const step = request.steps[stepIndex] as TemplateStep;
	const from = show[step.anchor] + step.offset;
	const to = timeMode === 'point' ? from : from + step.duration;
	const stageId = show.stageId ?? band.stageId;
	const vehicleIds = allowedFields.includes('vehicles') ? vehiclesOfStep(step, band) : [];
	const wantsDock = step.stageDock && stageId !== null;
	const dock = wantsDock ? dockWithRoom(plan, stageId, { span: { from, to }, vehicleIds }) : undefined;
	const references = { bandId: band.id, stageId, positionId: dock?.id ?? step.positionId, vehicleIds };
	return {
		activityTypeId: step.activityTypeId,
		...clearDisallowed(references, allowedFields),
		planned_start: timeMode === 'point' ? null : timeOfMinutes(from),
		planned_end: timeOfMinutes(to),
		info: step.info,
	};
}

function rowOf(id: number, made: TemplateActivity, type: TemplateType): PlanActivity {
	const reference = (referenced: number | null) => (referenced === null ? null : { id: referenced });
	return planActivity({
		id,
		activityType: type,
		band: reference(made.bandId),
		stage: reference(made.stageId),
		position: reference(made.positionId),
		vehicles: made.vehicleIds.map((vehicleId) => ({ id: vehicleId })),
		planned_start: made.planned_start,
		planned_end: made.planned_end,
		start: null,
		end: null,
	});
}
