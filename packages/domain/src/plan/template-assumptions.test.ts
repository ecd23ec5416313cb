import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimeMode } from '../activity/activity-type.ts';
import { PlanIndex } from './plan-index.ts';
import { previewTemplate } from './preview-template.ts';
import type { TemplateStep, TemplateType } from './template.ts';
import { templateAssumptions } from './template-assumptions.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';

const KINDS = ['checkin', 'loadin', 'crossload'] as const;
const type = (id: string, timeMode: TimeMode): TemplateType => ({ id, name: id, timeMode, allowedFields: ['band'] });
const TYPES = new Map(KINDS.map((id) => [id as string, type(id, id === 'checkin' ? 'point' : 'range')]));
const BANDS = [1, 2].map((id) => ({ id, stageId: 1, vehicles: [] }));
const SHOWS = BANDS.map(({ id }): Brief => ({ type: 'show', band: id, stage: 1, from: '20:00', to: '21:00' }));

function step(activityTypeId: string): TemplateStep {
	const where = { positionId: null, stageDock: false, vehicles: 'none', info: null } as const;
	return { activityTypeId, anchor: 'show_start', offset: -120, duration: 30, ...where };
}

function assumed(activities: readonly Brief[], steps: readonly TemplateStep[]) {
	const preview = previewTemplate(PlanIndex.of(planOf(activities)), { steps, bands: BANDS, types: TYPES });
	return { preview, assumptions: templateAssumptions(preview, steps) };
}

test('TPL-03 a template assumes of each band and type that it makes what was there, and nothing of the others', () => {
	const there: Brief = { type: 'loadin', band: 1, from: '12:00', to: '12:30' };
	const crossload: Brief = { ...there, type: 'crossload', band: 2 };
	const steps = [step('loadin'), step('crossload'), step('loadin')];
	expect(assumed([...SHOWS, there, crossload], steps).assumptions).toEqual([
		{ bandId: 1, activityTypeId: 'crossload', atMost: 0 },
		{ bandId: 1, activityTypeId: 'loadin', atMost: 1 },
		{ bandId: 2, activityTypeId: 'loadin', atMost: 0 },
	]);
});

test('TPL-03 what a template assumes is how many there were, once for each band and type that it makes', () => {
	const existing = fc.record({ type: fc.constantFrom(...KINDS), band: fc.constantFrom(1, 2), cancelled: fc.boolean() });
	const steps = fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 6 });
	fc.assert(
		fc.property(fc.array(existing, { maxLength: 8 }), steps, (activities, kinds) => {
			const there = activities.map((activity): Brief => ({ ...activity, from: '12:00', to: '12:30' }));
			const { preview, assumptions } = assumed([...SHOWS, ...there], kinds.map(step));
			const ofBand = (bandId: number | null, typeId: string) =>
				there.filter(({ type: of, band, cancelled }) => of === typeId && band === bandId && !cancelled).length;
			const expected = preview.create.map(({ bandId, activityTypeId }) => ({
				bandId,
				activityTypeId,
				atMost: ofBand(bandId, activityTypeId),
			}));
			expect(assumptions).toEqual([...new Map(expected.map((each) => [JSON.stringify(each), each])).values()]);
		}),
	);
});
