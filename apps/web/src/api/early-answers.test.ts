import { readFileSync } from 'node:fs';
import { API_PREFIX, activityCalls, dashboardCalls, stageCalls, teamFunctionCalls } from '@crossload/contract';
import { expect, test } from 'vitest';

test('what is asked for before the app is there is what the dashboard asks for', () => {
	const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
	const asked = /data-calls="([^"]*)"/.exec(page)?.[1]?.split(' ');
	const { loads, checkins, arrivals, vehicleTypes } = dashboardCalls;
	const calls = [activityCalls.list, stageCalls.list, loads, checkins, arrivals, teamFunctionCalls.list, vehicleTypes];
	expect(asked).toEqual(calls.map(({ path }) => `${API_PREFIX}${path}`));
});
