import type { LiveChange, LiveEntity } from '@crossload/contract';
import { festivalTimeOf, HOUR } from '@crossload/domain';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../query-client.ts';
import { applyChanges, dropRow, putRow } from './apply-changes.ts';
import { askForPresence, askForRow, askForRows } from './ask-for.ts';

const soon = festivalTimeOf(Date.now() + HOUR);
const activity = (id: number, times: { end?: string } = {}) => ({
	id,
	version: 1,
	activityType: { id: 'loadin' },
	planned_start: soon,
	planned_end: soon,
	start: null,
	end: null,
	...times,
});
const vehicle = (id: number, slug: string) => ({
	id,
	version: 1,
	name: `Truck ${id}`,
	band: { id: 1, name: 'Moth Parade' },
	type: { slug },
	activities: [activity(1)],
});
const told = (entity: LiveEntity, value: { id: number }): LiveChange => ({
	entity,
	id: value.id,
	action: 'update',
	value,
});
const idsIn = (key: string[]) => queryClient.getQueryData<{ id: number }[]>(key)?.map(({ id }) => id);

afterEach(() => queryClient.clear());

test('the dashboard’s lists follow from all activities, and are filled up from these', () => {
	queryClient.setQueryData(
		['activities'],
		[1, 2, 3].map((id) => activity(id)),
	);
	queryClient.setQueryData(['next', 'loads'], [activity(1), activity(2)]);
	applyChanges([told('activity', activity(1, { end: soon }))]);
	expect(idsIn(['next', 'loads'])).toEqual([2, 3]);
	expect(idsIn(['activities'])).toEqual([1, 2, 3]);
});

test('without the activities, the dashboard’s lists follow from what they show', () => {
	queryClient.setQueryData(['next', 'loads'], [activity(1), activity(2)]);
	applyChanges([told('activity', activity(1, { end: soon })), told('activity', activity(9))]);
	expect(idsIn(['next', 'loads'])).toEqual([2, 9]);
});

test('the presence of vehicles follows from the vehicles', () => {
	queryClient.setQueryData(['vehicles'], [vehicle(1, '40t')]);
	queryClient.setQueryData(['vehicle-presence'], []);
	putRow('vehicle', vehicle(2, '40t'));
	expect(queryClient.getQueryData(['vehicle-presence'])).toMatchObject([{ vehicleTypes: [{ count: 2 }] }]);
	dropRow('vehicle', 2);
	expect(queryClient.getQueryData(['vehicle-presence'])).toMatchObject([{ vehicleTypes: [{ count: 1 }] }]);
});

test('a list that is not there stays away; one that is to be asked for anew still is', async () => {
	queryClient.setQueryData(['stages'], [{ id: 1, name: 'Plaza', version: 1 }]);
	await queryClient.invalidateQueries({ queryKey: ['stages'] });
	applyChanges([told('stage', { id: 2, name: 'Tent', version: 1 } as { id: number }), told('band', { id: 7 })]);
	expect(idsIn(['stages'])).toEqual([1, 2]);
	expect(queryClient.getQueryState(['stages'])?.isInvalidated).toBe(true);
	expect(queryClient.getQueryState(['bands'])).toBeUndefined();
});

test('an answer that was on its way while something changed knows of it', async () => {
	const older = { id: 1, name: 'Plaza', version: 1 };
	const newer = { id: 1, name: 'Piazza', version: 2 };
	const rows = await askForRows(['stages'], async () => {
		putRow('stage', newer);
		dropRow('stage', 2);
		return [older, { id: 2, name: 'Tent', version: 1 }];
	});
	expect(rows).toEqual([newer]);
});

test('one activity that changed while it was asked for shows the change', async () => {
	const newer = { ...activity(3), version: 2 };
	const asked = async () => {
		applyChanges([told('activity', newer)]);
		return activity(3);
	};
	expect(await askForRow('activity', asked)).toEqual(newer);
	expect(await askForRow('activity', async () => ({ ...newer, version: 3 }))).toMatchObject({ version: 3 });
});

test('a presence that was asked for while a vehicle came counts it', async () => {
	queryClient.setQueryData(['vehicles'], [vehicle(1, '40t')]);
	const asked = async () => {
		putRow('vehicle', vehicle(2, '40t'));
		return [];
	};
	expect(await askForPresence(asked)).toMatchObject([{ vehicleTypes: [{ count: 2 }] }]);
	expect(await askForPresence(async () => [])).toEqual([]);
});
