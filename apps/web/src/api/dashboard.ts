import { dashboardCalls } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { askForPresence, askForUpcoming } from './live/ask-for.ts';

/** The next load-ins, load-outs and crossloads. */
export const nextLoadsQuery = queryOptions({
	queryKey: ['next', 'loads'],
	queryFn: ({ signal }) => askForUpcoming('loads', () => request(dashboardCalls.loads, { signal })),
});

/** The next arrivals. */
export const nextArrivalsQuery = queryOptions({
	queryKey: ['next', 'arrivals'],
	queryFn: ({ signal }) => askForUpcoming('arrivals', () => request(dashboardCalls.arrivals, { signal })),
});

/** The next check-ins. */
export const nextCheckinsQuery = queryOptions({
	queryKey: ['next', 'checkins'],
	queryFn: ({ signal }) => askForUpcoming('checkins', () => request(dashboardCalls.checkins, { signal })),
});

/** Which vehicles are on site on which day. */
export const vehiclePresenceQuery = queryOptions({
	queryKey: ['vehicle-presence'],
	queryFn: ({ signal }) => askForPresence(() => request(dashboardCalls.vehicleTypes, { signal })),
});
