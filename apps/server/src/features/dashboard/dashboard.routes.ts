import { dashboardCalls } from '@crossload/contract';
import { upcoming, vehiclePresence } from '@crossload/domain';
import { type Route, read } from '../../http/route.ts';
import { listActivities } from '../activity/activity.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';

export const dashboardRoutes: readonly Route[] = [
	read(dashboardCalls.loads, async (db, { now }) => upcoming('loads', await listActivities(db), now), 'minute'),
	read(dashboardCalls.arrivals, async (db, { now }) => upcoming('arrivals', await listActivities(db), now), 'minute'),
	read(dashboardCalls.checkins, async (db, { now }) => upcoming('checkins', await listActivities(db), now), 'minute'),
	read(dashboardCalls.vehicleTypes, async (db) => vehiclePresence(await listVehicles(db))),
];
