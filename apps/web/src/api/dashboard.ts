import { dashboardCalls } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { ON_SCREEN } from './query-client.ts';

/** The next load-ins, load-outs and crossloads. */
export const nextLoadsQuery = queryOptions({
	queryKey: ['next', 'loads'],
	queryFn: ({ signal }) => request(dashboardCalls.loads, { signal }),
	...ON_SCREEN,
});

/** The next arrivals. */
export const nextArrivalsQuery = queryOptions({
	queryKey: ['next', 'arrivals'],
	queryFn: ({ signal }) => request(dashboardCalls.arrivals, { signal }),
	...ON_SCREEN,
});

/** The next check-ins. */
export const nextCheckinsQuery = queryOptions({
	queryKey: ['next', 'checkins'],
	queryFn: ({ signal }) => request(dashboardCalls.checkins, { signal }),
	...ON_SCREEN,
});

/** Which vehicles are on site on which day. */
export const vehiclePresenceQuery = queryOptions({
	queryKey: ['vehicle-presence'],
	queryFn: ({ signal }) => request(dashboardCalls.vehicleTypes, { signal }),
	...ON_SCREEN,
});
