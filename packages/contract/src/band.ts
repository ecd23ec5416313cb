import { BAND_STATUS_ALIASES, BAND_STATUSES, type BandStatusAlias } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Activity, ActivityBrief } from './activity.ts';
import { callsOf } from './call.ts';
import {
	Cascade,
	Fields,
	Id,
	IdReference,
	LENGTHS,
	Nullable,
	OptionalText,
	RequiredText,
	Requiring,
	ReturnedTime,
	Text,
	Version,
} from './primitives.ts';
import { StageReference, VehicleReference } from './references.ts';
import { Vehicle } from './vehicle.ts';

const Production = Type.Object({ id: Id, name: Type.String(), tel: Nullable(Type.String()) });

const bandFields = {
	id: Id,
	name: Type.String(),
	status: Type.Enum(BAND_STATUSES),
	stage: StageReference,
	touringParty: Nullable(Type.String()),
	notes: Nullable(Type.String()),
	production: Requiring('phone:read', Production),
	show: Nullable(Type.Object({ planned_start: Nullable(ReturnedTime), planned_end: Nullable(ReturnedTime) })),
	next_activity: Nullable(ActivityBrief),
	version: Version,
};

/** A band as the list returns it. */
export const Band = Type.Object({
	...bandFields,
	vehicles: Type.Array(VehicleReference),
	activities: Type.Array(ActivityBrief),
});
export type Band = Static<typeof Band>;

/** A band with its whole vehicles and activities. */
export const BandDetail = Type.Object({
	...bandFields,
	vehicles: Type.Array(Vehicle),
	activities: Type.Array(Activity),
});
export type BandDetail = Static<typeof BandDetail>;

const writeFields = {
	touringParty: Type.Optional(Nullable(Text(LENGTHS.longText))),
	notes: OptionalText(LENGTHS.longText),
	/** Of the production's person the id alone is read. */
	production: Type.Optional(Nullable(IdReference)),
};

export const BandCreate = Fields({ name: RequiredText(LENGTHS.name), stage: Id, ...writeFields });
export type BandCreate = Static<typeof BandCreate>;

const aliases = Object.keys(BAND_STATUS_ALIASES) as BandStatusAlias[];

export const BandUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	stage: Type.Optional(Id),
	status: Type.Optional(Type.Enum([...BAND_STATUSES, ...aliases])),
	...writeFields,
	version: Type.Optional(Version),
});
export type BandUpdate = Static<typeof BandUpdate>;

const call = callsOf('Bands');

export const bandCalls = {
	list: call({
		method: 'GET',
		path: '/bands',
		access: ['festival:read'],
		summary: 'All bands, by name',
		response: Type.Array(Band),
	}),
	get: call({
		method: 'GET',
		path: '/band/{id}',
		access: ['festival:read'],
		summary: 'A band with its whole activities and vehicles',
		response: BandDetail,
	}),
	create: call({
		method: 'POST',
		path: '/band',
		access: ['band:write'],
		summary: 'Add a band',
		body: BandCreate,
		response: Type.Object({ id: Id }),
	}),
	update: call({
		method: 'PUT',
		path: '/band/{id}',
		access: ['band:write', 'band:status'],
		summary: 'Change a band; with band:status alone only {status} and version',
		body: BandUpdate,
		response: BandDetail,
	}),
	remove: call({
		method: 'DELETE',
		path: '/band/{id}',
		access: ['band:write'],
		summary: 'Remove a band; with cascade=true its vehicles and activities too',
		query: Cascade,
	}),
};
