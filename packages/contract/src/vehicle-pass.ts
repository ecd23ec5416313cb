import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { VehicleDetail } from './vehicle.ts';

/** 128 bits make 22 characters. */
export const PASS_CODE_PATTERN = '^[A-Za-z0-9_-]{22,}$';

/** What a pass's QR code holds: 128 bits or more that nobody can guess, not the vehicle's id (ON-SITE.md, GATE-06). */
export const PassCode = Type.String({ pattern: PASS_CODE_PATTERN });

/** A vehicle's pass; the address is one of this origin, for the web app. */
export const VehiclePass = Type.Object({ code: PassCode, url: Type.String() });
export type VehiclePass = Static<typeof VehiclePass>;

const call = callsOf('Vehicles');

export const vehiclePassCalls = {
	find: call({
		method: 'GET',
		path: '/vehicle/{id}/pass',
		access: ['activity:operate'],
		summary: "The vehicle's pass; 404 where it has none",
		response: VehiclePass,
	}),
	renew: call({
		method: 'POST',
		path: '/vehicle/{id}/pass',
		access: ['activity:operate'],
		summary: 'Give the vehicle a pass with a new code; the one before is void',
		response: VehiclePass,
	}),
	read: call({
		method: 'GET',
		path: '/pass/{code}',
		access: ['festival:read'],
		summary: 'The vehicle that has the pass with this code, as GET /vehicle/{id} returns it',
		response: VehicleDetail,
	}),
};
