import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { type ShareValues, shareBody, sharedText } from './shared-things.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const values: ShareValues = {
	...{ name: 'Wall', what: 'display/stage', stageIds: [1], positionIds: [], bandIds: [7], types: ['show'] },
	...{ day: '2026-08-22' as ShareValues['day'], withInfo: false, endsAfter: null },
};

test.each([
	['a display has its screen and the filters that it knows', {}, { screen: 'stage', stageIds: [1] }],
	['a calendar has no screen and every filter', { what: 'calendar' }, { stageIds: [1], bandIds: [7], types: ['show'] }],
	['a sheet has its day', { what: 'sheet/stage' }, { screen: 'stage', stageIds: [1], day: '2026-08-22' }],
	['info is shown when asked for', { withInfo: true }, { screen: 'stage', stageIds: [1], withInfo: true }],
] as const)('WALL-06 %s', (_what, chosen, view) => {
	expect(shareBody({ ...values, ...chosen }, NOW).view).toEqual(view);
});

test('WALL-01 a link ends when it is deleted, or so many days from now', () => {
	expect(shareBody(values, NOW)).toMatchObject({ kind: 'display', name: 'Wall', expires_at: null });
	expect(shareBody({ ...values, endsAfter: 3 }, NOW).expires_at).toBe('2026-08-25T17:30:00+02:00');
});

test('WALL-01 what a link shows is said in words, also of a kind that this screen does not make', () => {
	expect(sharedText({ kind: 'display', view: { screen: 'arrivals' } })).toBe('Display: arrivals');
	expect(sharedText({ kind: 'calendar', view: {} })).toBe('Calendar feed');
	expect(sharedText({ kind: 'sheet', view: { screen: 'vehicle' } })).toBe('sheet/vehicle');
});
