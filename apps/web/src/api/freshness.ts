import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Has the lists asked for anew, those on screen at once. A change reaches every list that shows what it alters. */
function ask(...keys: readonly QueryKey[]): Promise<void> {
	for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
	// Nobody waits for the lists: an action is over when the server has answered it.
	return Promise.resolve();
}

/** Where things stand and what comes next follows from the activities. */
export function whatActivitiesTouch(): Promise<void> {
	return ask(
		['activities'],
		['activity'],
		['next'],
		['bands'],
		['vehicles'],
		['positions'],
		['vehicle-presence'],
		['activity-history'],
	);
}

/** Bands, vehicles, positions and stages are named in each other and in activities. */
export function whatNamesTouch(): Promise<void> {
	return ask(['stages'], ['activities'], ['next'], ['bands'], ['vehicles'], ['positions'], ['vehicle-presence']);
}

/** Persons stand in functions, and as productions in bands. */
export function whatPersonsTouch(): Promise<void> {
	return ask(['persons'], ['functions'], ['bands']);
}

export function whatFunctionsTouch(): Promise<void> {
	return ask(['functions']);
}

export function whatUsersTouch(): Promise<void> {
	return ask(['users']);
}
