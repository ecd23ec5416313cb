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
	Version,
} from './primitives.ts';
import { BandReference, PositionReference, VehicleType } from './references.ts';

const vehicleFields = {
	id: Id,
	name: Type.String(),
	licence_plate: Nullable(Type.String()),
	driver: Nullable(Type.String()),
	driver_tel: Requiring('phone:read', Type.String()),
	comment: Nullable(Type.String()),
	band: BandReference,
	type: VehicleType,
	/** Name of what is towed or carried along. */
	subVehicle: Nullable(Type.String()),
	subVehicleConnected: Nullable(Type.Boolean()),
	current_position: Nullable(PositionReference),
	position_status: Type.Enum(['known', 'departed', 'unknown']),
	next_position: Nullable(PositionReference),
	previous_position: Nullable(PositionReference),
	next_activity: Nullable(ActivityBrief),
	version: Version,
};

/** A vehicle as the list returns it. */
export const Vehicle = Type.Object({ ...vehicleFields, activities: Type.Array(ActivityBrief) });
export type Vehicle = Static<typeof Vehicle>;

/** A vehicle with its whole activities. */
export const VehicleDetail = Type.Object({ ...vehicleFields, activities: Type.Array(Activity) });
export type VehicleDetail = Static<typeof VehicleDetail>;

const VehicleTypeId = Fields({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const writeFields = {
	licence_plate: OptionalText(LENGTHS.plate),
	driver: OptionalText(LENGTHS.name),
	driver_tel: OptionalText(LENGTHS.tel),
	comment: OptionalText(LENGTHS.longText),
	subVehicle: OptionalText(LENGTHS.name),
	subVehicleConnected: Type.Optional(Nullable(Type.Boolean())),
};

export const VehicleCreate = Fields({
	name: RequiredText(LENGTHS.name),
	band: IdReference,
	type: VehicleTypeId,
	...writeFields,
});
export type VehicleCreate = Static<typeof VehicleCreate>;

export const VehicleUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	band: Type.Optional(IdReference),
	type: Type.Optional(VehicleTypeId),
	...writeFields,
	version: Type.Optional(Version),
});
export type VehicleUpdate = Static<typeof VehicleUpdate>;

const call = callsOf('Vehicles');

export const vehicleCalls = {
	list: call({
		method: 'GET',
		path: '/vehicles',
		access: ['festival:read'],
		summary: 'All vehicles with their activities, by band and name',
		response: Type.Array(Vehicle),
	}),
	types: call({
		method: 'GET',
		path: '/vehicle/types',
		access: ['festival:read'],
		summary: 'Vehicle types',
		response: Type.Array(VehicleType),
	}),
	get: call({
		method: 'GET',
		path: '/vehicle/{id}',
		access: ['festival:read'],
		summary: 'A vehicle with its whole activities',
		response: VehicleDetail,
	}),
	create: call({
		method: 'POST',
		path: '/vehicle',
		access: ['vehicle:write'],
		summary: 'Add a vehicle',
		body: VehicleCreate,
		response: Type.Object({ id: Id }),
	}),
	update: call({
		method: 'PUT',
		path: '/vehicle/{id}',
		access: ['vehicle:write'],
		summary: 'Change a vehicle; absent fields stay, null clears',
		body: VehicleUpdate,
		response: VehicleDetail,
	}),
	remove: call({
		method: 'DELETE',
		path: '/vehicle/{id}',
		access: ['vehicle:write'],
		summary: 'Remove a vehicle; with cascade=true it leaves its activities first',
		query: Cascade,
	}),
};
