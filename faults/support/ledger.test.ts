import type { Activity } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { Ledger, partialWritesIn, savedAmong, stepOf } from './ledger.ts';

const TYPE = { id: 'other', name: 'Other', color: '#9aa6b0', allowedFields: [], timeMode: 'range' } as const;

function activity(own: Partial<Activity> = {}): Activity {
	const nothing = { band: null, stage: null, position: null, planned_start: null, planned_end: null, vehicles: [] };
	return {
		id: 1,
		activityType: { ...TYPE, allowedFields: [] },
		...nothing,
		start: null,
		end: null,
		cancelled: null,
		cancel_reason: null,
		info: 'fault-a',
		version: 1,
		...own,
	};
}

const STARTED = activity({ start: toFestivalTime('2026-08-22T20:00:00+02:00') });

test('REL-40 an acknowledged write that is gone is reported, whichever step it was', () => {
	const ledger = new Ledger();
	ledger.acknowledge({ label: 'fault-a', step: 'create', activity: activity() });
	ledger.acknowledge({ label: 'fault-a', step: 'start', activity: STARTED });
	expect(ledger.lostFrom([STARTED])).toEqual([]);
	expect(ledger.lostFrom([activity()])).toEqual(['start of fault-a was acknowledged and is gone']);
	expect(ledger.lostFrom([activity({ start: toFestivalTime('2026-08-22T20:00:01+02:00') })])).toHaveLength(1);
	expect(ledger.lostFrom([])).toHaveLength(2);
});

test('REL-40 what is there twice, or by halves, is reported', () => {
	const created = { entity_id: 1, action: 'create' };
	const updated = { entity_id: 1, action: 'update' };
	expect(partialWritesIn([STARTED], [created, updated])).toEqual([]);
	expect(partialWritesIn([STARTED], [created])).toEqual(['fault-a has 2 of 3 steps, the change log says: create']);
	expect(partialWritesIn([STARTED], [created, updated, updated])).toHaveLength(1);
	expect(partialWritesIn([activity(), activity({ id: 2 })], [created, { entity_id: 2, action: 'create' }])).toEqual([
		'fault-a is there twice',
	]);
	expect(partialWritesIn([activity({ info: 'the festival’s own' })], [])).toEqual([]);
});

test('REL-42 a write that was refused and is there all the same is reported', () => {
	const refused = [{ label: 'fault-a', step: 'start' }] as const;
	expect(savedAmong(refused, [STARTED])).toEqual(['start of fault-a was refused and is there']);
	expect(savedAmong(refused, [activity()])).toEqual([]);
});

test('the step of an activity in a response is the last that it has', () => {
	expect([activity(), STARTED, activity({ end: STARTED.start })].map(stepOf)).toEqual(['create', 'start', 'end']);
});
