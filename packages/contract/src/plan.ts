import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { Activity, ActivityCreate, activityTypeId, activityUpdateFields } from './activity.ts';
import { callsOf } from './call.ts';
import { PlanEstimate, PlanFinding, RippleBody, RippleResult } from './finding.ts';
import { Fields, Id, LENGTHS, OptionalText, Version } from './primitives.ts';

/** Minutes that a vehicle needs between two positions (PLAN.md, PLAN-03). */
const Turnaround = Type.Integer({ minimum: 0, maximum: 240 });

/** What planning goes by. */
export const PlanSettings = Type.Object({ turnaround: Turnaround });
export type PlanSettings = Static<typeof PlanSettings>;

export const PlanSettingsUpdate = Fields({ turnaround: Type.Optional(Turnaround) });
export type PlanSettingsUpdate = Static<typeof PlanSettingsUpdate>;

/** Entries that a batch may have together (PLAN.md, PLAN-10). */
export const MAX_BATCH_ENTRIES = 2000;

const entriesOf = <T extends TSchema>(entry: T) => Type.Optional(Type.Array(entry, { maxItems: MAX_BATCH_ENTRIES }));

/** A changed activity in a batch; `cancelled` says whether it is. */
export const BatchUpdate = Fields({
	id: Id,
	...activityUpdateFields,
	cancelled: Type.Optional(Type.Boolean()),
	cancel_reason: OptionalText(LENGTHS.reason),
});
export type BatchUpdate = Static<typeof BatchUpdate>;

/** What `create` goes by: before the batch a band has at most so many activities of a type, cancelled ones not counted. */
const BatchAssumption = Fields({ bandId: Id, activityTypeId, atMost: Type.Integer({ minimum: 0 }) });

/** Many changes of activities as one (PLAN.md, PLAN-10 and PLAN-11). Nothing is written where what it assumes does not hold. */
export const Batch = Fields({
	create: entriesOf(ActivityCreate),
	update: entriesOf(BatchUpdate),
	remove: entriesOf(Fields({ id: Id, version: Type.Optional(Version) })),
	assumes: entriesOf(BatchAssumption),
});
export type Batch = Static<typeof Batch>;

/** What a batch has written: the activities that it created, then those that it changed, as they were sent. */
export const BatchResult = Type.Object({ revision: Type.Integer(), activities: Type.Array(Activity) });
export type BatchResult = Static<typeof BatchResult>;

const call = callsOf('Planning');

export const planCalls = {
	settings: call({
		method: 'GET',
		path: '/plan/settings',
		access: ['festival:read'],
		summary: 'What planning goes by: minutes that a vehicle needs between two positions',
		response: PlanSettings,
	}),
	changeSettings: call({
		method: 'PUT',
		path: '/plan/settings',
		access: ['stage:write'],
		summary: 'Change what planning goes by',
		body: PlanSettingsUpdate,
		response: PlanSettings,
	}),
	batch: call({
		method: 'POST',
		path: '/plan/batch',
		access: ['activity:write'],
		summary: 'Create, change and remove activities, all or none; removing needs the right activity:remove too',
		body: Batch,
		response: BatchResult,
	}),
	findings: call({
		method: 'GET',
		path: '/plan/findings',
		access: ['festival:read'],
		summary: 'What in the plan cannot work, is tight or is missing, worst first',
		response: Type.Array(PlanFinding),
	}),
	estimates: call({
		method: 'GET',
		path: '/plan/estimates',
		access: ['festival:read'],
		summary: 'When open activities will really happen, why, and how much room is left; in plan order',
		response: Type.Array(PlanEstimate),
	}),
	ripple: call({
		method: 'POST',
		path: '/plan/ripple',
		access: ['activity:write'],
		summary: 'What would follow from moving activities; nothing is written',
		body: RippleBody,
		response: RippleResult,
	}),
};
