import { ALERT_KINDS, RULED_KINDS, type RuledKind } from '@crossload/domain';
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, Nullable, OptionalText, RequiredText, ReturnedTime, SentTime } from './primitives.ts';
import { BandReference, PositionReference, StageReference, VehicleReference } from './references.ts';

/** What needs or needed somebody, and who has taken it (ON-SITE.md, ALRT-02). */
export const Alert = Type.Object({
	id: Id,
	kind: Type.Enum(ALERT_KINDS),
	/** When it was raised. */
	since: ReturnedTime,
	/** When its cause was gone; null as long as it is open. */
	until: Nullable(ReturnedTime),
	/** Ids, the one to act on first. */
	activities: Type.Array(Type.Integer()),
	stage: Nullable(StageReference),
	position: Nullable(PositionReference),
	band: Nullable(BandReference),
	vehicle: Nullable(VehicleReference),
	/** One English sentence with names and times. */
	text: Type.String(),
	taken: Nullable(Type.Object({ by: Type.Object({ id: Id, name: Type.String() }), at: ReturnedTime })),
});
export type Alert = Static<typeof Alert>;

/** An unknown vehicle at a gate, noted for the office (ON-SITE.md, GATE-05). */
export const AlertCreate = Fields({
	kind: Type.Enum(['unexpected']),
	plate: RequiredText(LENGTHS.plate),
	text: OptionalText(LENGTHS.longText),
	positionId: Type.Optional(Nullable(Id)),
});
export type AlertCreate = Static<typeof AlertCreate>;

const minutes = Nullable(Type.Integer({ minimum: 0, maximum: 1440 }));

function byKind<T extends TSchema>(schema: T): Record<RuledKind, T> {
	return Object.fromEntries(RULED_KINDS.map((kind) => [kind, schema])) as Record<RuledKind, T>;
}

/** Minutes of each kind that rules raise; null: it is off (ON-SITE.md, ALRT-01). */
export const AlertSettings = Type.Object(byKind(minutes));
export const AlertSettingsUpdate = Fields(byKind(Type.Optional(minutes)));
export type AlertSettingsUpdate = Static<typeof AlertSettingsUpdate>;

const call = callsOf('Alerts');

export const alertCalls = {
	list: call({
		method: 'GET',
		path: '/alerts',
		access: ['festival:read'],
		summary: 'What needs somebody now, latest first',
		response: Type.Array(Alert),
	}),
	create: call({
		method: 'POST',
		path: '/alerts',
		access: ['activity:operate'],
		summary: 'Note an unknown vehicle at a gate for the office',
		body: AlertCreate,
		response: Alert,
	}),
	take: call({
		method: 'PUT',
		path: '/alerts/{id}/take',
		access: ['activity:operate'],
		summary: 'I take it: everyone sees who does',
		response: Alert,
	}),
	release: call({
		method: 'PUT',
		path: '/alerts/{id}/release',
		access: ['activity:operate'],
		summary: 'Nobody has taken it any more',
		response: Alert,
	}),
	settle: call({
		method: 'PUT',
		path: '/alerts/{id}/settle',
		access: ['activity:operate'],
		summary: 'End an alert about an unexpected vehicle; the others end by themselves',
		response: Alert,
	}),
	history: call({
		method: 'GET',
		path: '/alerts/history',
		access: ['history:read'],
		summary: 'Alerts that were open at a time or raised after it, latest first; without since of the last 24 hours',
		query: Type.Object({ since: Type.Optional(SentTime) }),
		response: Type.Array(Alert),
	}),
	settings: call({
		method: 'GET',
		path: '/alerts/settings',
		access: ['festival:read'],
		summary: 'Minutes of each kind of alerts',
		response: AlertSettings,
	}),
	changeSettings: call({
		method: 'PUT',
		path: '/alerts/settings',
		access: ['stage:write'],
		summary: 'Change minutes of kinds, or turn kinds off with null; absent ones stay',
		body: AlertSettingsUpdate,
		response: AlertSettings,
	}),
};
