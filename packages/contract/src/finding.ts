import { FINDING_KINDS, RELATION_KINDS, SEVERITIES } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Actor } from './change.ts';
import { Fields, Id, Nullable, ReturnedTime, SentTime, Version } from './primitives.ts';
import { BandReference, PositionReference, StageReference, VehicleReference } from './references.ts';

/** Something in the plan that cannot work, is tight or is missing (PLAN.md, section CHK). */
export const PlanFinding = Type.Object({
	key: Type.String(),
	kind: Type.Enum(FINDING_KINDS),
	severity: Type.Enum(SEVERITIES),
	from: Nullable(ReturnedTime),
	to: Nullable(ReturnedTime),
	/** In plan order; those that are not saved yet have ids of their own, below 0. */
	activities: Type.Array(Type.Integer()),
	stage: Nullable(StageReference),
	position: Nullable(PositionReference),
	band: Nullable(BandReference),
	vehicle: Nullable(VehicleReference),
	/** One English sentence with names and times. */
	text: Type.String(),
	/** Who has said that it may stay as it is. */
	accepted: Nullable(
		Type.Object({
			at: ReturnedTime,
			by: Actor,
			note: Nullable(Type.String()),
		}),
	),
});
export type PlanFinding = Static<typeof PlanFinding>;

/** When an open activity will really happen; `by`, `slack` and gaps in minutes (PLAN.md, section EST). */
export const PlanEstimate = Type.Object({
	id: Id,
	start: ReturnedTime,
	end: ReturnedTime,
	by: Type.Integer(),
	because: Nullable(Type.Object({ relation: Type.Enum(RELATION_KINDS), activityId: Id, gap: Type.Integer() })),
	latest_start: Nullable(ReturnedTime),
	slack: Nullable(Type.Integer()),
	forgotten: Type.Boolean(),
});
export type PlanEstimate = Static<typeof PlanEstimate>;

/** Moves whose consequences are asked for (PLAN.md, section RIP). */
export const RippleBody = Fields({
	moves: Type.Array(
		Fields({
			id: Id,
			planned_start: Type.Optional(Nullable(SentTime)),
			planned_end: Type.Optional(Nullable(SentTime)),
			positionId: Type.Optional(Nullable(Id)),
			stageId: Type.Optional(Nullable(Id)),
		}),
		{ maxItems: 2000 },
	),
	keep: Type.Optional(Type.Array(Type.Enum(['show']), { maxItems: 1 })),
	together: Type.Optional(Type.Boolean()),
});
export type RippleBody = Static<typeof RippleBody>;

/** What would follow from moves: new times with the versions that they are based on, in plan order. */
export const RippleResult = Type.Object({
	changes: Type.Array(
		Type.Object({
			id: Id,
			version: Version,
			planned_start: Nullable(ReturnedTime),
			planned_end: Nullable(ReturnedTime),
			positionId: Type.Optional(Nullable(Id)),
			stageId: Type.Optional(Nullable(Id)),
			by: Type.Integer(),
			because: Nullable(
				Type.Object({
					relation: Type.Enum([...RELATION_KINDS, 'parking', 'together']),
					activityId: Id,
					gap: Nullable(Type.Integer()),
				}),
			),
		}),
	),
	absorbed: Type.Array(Type.Object({ id: Id, slack: Type.Integer() })),
	/** Keys of findings that there would be no more. */
	solved: Type.Array(Type.String()),
	findings: Type.Array(PlanFinding),
});
export type RippleResult = Static<typeof RippleResult>;
