import { FARTHEST_STEP, TEMPLATE_ANCHORS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { PlanFinding } from './finding.ts';
import { Fields, Id, LENGTHS, Nullable, OptionalText, RequiredText, ReturnedTime, Version } from './primitives.ts';

const TypeId = Type.String({ minLength: 1, maxLength: 40 });

/** Steps of a template, and bands that one is applied to, at most. */
const MAX_STEPS = 100;
const MAX_BANDS = 1000;

const stepFields = {
	activityTypeId: TypeId,
	/** What its time counts from: the planned start or end of the band's show. */
	anchor: Type.Enum(TEMPLATE_ANCHORS),
	/** Minutes of its start from the anchor. */
	offset: Type.Integer({ minimum: -FARTHEST_STEP, maximum: FARTHEST_STEP }),
	/** Minutes; 0 for points. */
	duration: Type.Integer({ minimum: 0, maximum: FARTHEST_STEP }),
};

/** Which of a band's vehicles a step takes along: all, none, or those of some types. */
const Vehicles = Type.Union([Type.Enum(['all', 'none']), Type.Array(TypeId, { maxItems: 50 })]);

/** One activity of a template (PLAN.md, TPL-01). */
export const TemplateStep = Type.Object({
	...stepFields,
	positionId: Nullable(Id),
	stageDock: Type.Boolean(),
	vehicles: Vehicles,
	info: Nullable(Type.String()),
});
export type TemplateStep = Static<typeof TemplateStep>;

/** A step as it is sent: without a position, at no dock, with all vehicles, unless said otherwise. */
const SentStep = Fields({
	...stepFields,
	positionId: Type.Optional(Nullable(Id)),
	stageDock: Type.Optional(Type.Boolean()),
	vehicles: Type.Optional(Vehicles),
	info: OptionalText(LENGTHS.longText),
});
export type SentStep = Static<typeof SentStep>;

/** What an act's day looks like, by minutes from its show. */
export const Template = Type.Object({
	id: Id,
	name: Type.String(),
	steps: Type.Array(TemplateStep),
	version: Version,
});
export type Template = Static<typeof Template>;

const steps = Type.Optional(Type.Array(SentStep, { maxItems: MAX_STEPS }));

export const TemplateCreate = Fields({ name: RequiredText(LENGTHS.name), steps });
export type TemplateCreate = Static<typeof TemplateCreate>;

export const TemplateUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	steps,
	version: Type.Optional(Version),
});
export type TemplateUpdate = Static<typeof TemplateUpdate>;

/** The bands that a template would be applied to. */
export const TemplatePreviewBody = Fields({ bandIds: Type.Array(Id, { maxItems: MAX_BANDS }) });
export type TemplatePreviewBody = Static<typeof TemplatePreviewBody>;

/** What a template would make, ready for POST /plan/batch; in `findings` the created ones are −1, −2 and so on. */
export const TemplatePreviewResult = Type.Object({
	create: Type.Array(
		Type.Object({
			activityTypeId: TypeId,
			bandId: Nullable(Id),
			stageId: Nullable(Id),
			positionId: Nullable(Id),
			vehicleIds: Type.Array(Id),
			planned_start: Nullable(ReturnedTime),
			planned_end: Nullable(ReturnedTime),
			info: Nullable(Type.String()),
		}),
	),
	skipped: Type.Array(
		Type.Object({ bandId: Id, step: Type.Integer({ minimum: 0 }), why: Type.Enum(['no-show', 'has-one']) }),
	),
	findings: Type.Array(PlanFinding),
});
export type TemplatePreviewResult = Static<typeof TemplatePreviewResult>;

const call = callsOf('Planning');

export const templateCalls = {
	list: call({
		method: 'GET',
		path: '/plan/templates',
		access: ['festival:read'],
		summary: "All templates of an act's day, oldest first",
		response: Type.Array(Template),
	}),
	create: call({
		method: 'POST',
		path: '/plan/templates',
		access: ['stage:write'],
		summary: 'Add a template',
		body: TemplateCreate,
		response: Template,
	}),
	update: call({
		method: 'PUT',
		path: '/plan/templates/{id}',
		access: ['stage:write'],
		summary: 'Change a template; steps that are sent replace all of its steps',
		body: TemplateUpdate,
		response: Template,
	}),
	remove: call({
		method: 'DELETE',
		path: '/plan/templates/{id}',
		access: ['stage:write'],
		summary: 'Remove a template; what was made by it stays',
	}),
	preview: call({
		method: 'POST',
		path: '/plan/templates/{id}/preview',
		access: ['activity:write'],
		summary: 'What a template would make for bands; nothing is written',
		body: TemplatePreviewBody,
		response: TemplatePreviewResult,
	}),
};
