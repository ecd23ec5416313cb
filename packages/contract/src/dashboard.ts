import type { Day } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Activity } from './activity.ts';
import { callsOf } from './call.ts';
import { VehicleType } from './references.ts';

/** Which vehicles are on site on one calendar day (SPEC.md section 3, day stats). */
export const DayStats = Type.Object({
	day: Type.Unsafe<Day>({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
	vehicleTypes: Type.Array(
		Type.Object({ type: VehicleType, count: Type.Integer({ minimum: 1 }), band_summary: Type.String() }),
	),
});
export type DayStats = Static<typeof DayStats>;

const call = callsOf('Dashboard');

export const dashboardCalls = {
	loads: call({
		method: 'GET',
		path: '/next/loads',
		access: ['festival:read'],
		summary: 'The next ten load-ins, load-outs and crossloads, running and late ones included',
		response: Type.Array(Activity),
	}),
	arrivals: call({
		method: 'GET',
		path: '/next/arrivals',
		access: ['festival:read'],
		summary: 'The next ten arrivals',
		response: Type.Array(Activity),
	}),
	checkins: call({
		method: 'GET',
		path: '/next/checkins',
		access: ['festival:read'],
		summary: 'The next ten check-ins',
		response: Type.Array(Activity),
	}),
	vehicleTypes: call({
		method: 'GET',
		path: '/stats/vehicleTypes',
		access: ['festival:read'],
		summary: 'Vehicle presence by day',
		response: Type.Array(DayStats),
	}),
};
