import { describe, expect, test } from 'vitest';
import { type Brief, described, found, GROUNDS } from '../testing/plan-rows.ts';

const stand = (vehicles: number[], [from, to]: [string, string], other: Partial<Brief> = {}): Brief => ({
	type: 'parking',
	position: 1,
	vehicles,
	from,
	to,
	...other,
});
const point = (type: string, to: string, other: Partial<Brief> = {}): Brief => ({ type, to, vehicles: [1], ...other });
const capacity = (places: number | null) => ({ positions: [{ ...GROUNDS.positions[0], capacity: places }] });

describe('a position that is too full', () => {
	test.each<[string, Brief[], string[]]>([
		[
			'two where one has room',
			[stand([1], ['10:00', '12:00']), stand([2], ['11:00', '13:00'])],
			['position-full:1-2 11:00–12:00'],
		],
		['two that touch', [stand([1], ['10:00', '11:00']), stand([2], ['11:00', '13:00'])], []],
		['two of one activity', [stand([1, 2], ['10:00', '12:00'])], ['position-full:1-1 10:00–12:00']],
		['at two positions', [stand([1], ['10:00', '12:00']), stand([2], ['10:00', '12:00'], { position: 2 })], []],
		[
			'over midnight',
			[stand([1], ['22:00', '24:30']), stand([2], ['24:00', '25:00'])],
			['position-full:1-2 00:00–00:30'],
		],
		['one vehicle counts once', [stand([1], ['10:00', '12:00']), stand([1], ['11:00', '13:00'])], []],
		[
			'without vehicles counts as one',
			[stand([], ['10:00', '12:00']), stand([2], ['11:00', '13:00'])],
			['position-full:1-2 11:00–12:00'],
		],
		[
			'a done one counts no more',
			[stand([1], ['10:00', '12:00'], { ended: '12:00' }), stand([2], ['11:00', '13:00'])],
			[],
		],
		[
			'a cancelled one never did',
			[stand([1], ['10:00', '12:00'], { cancelled: true }), stand([2], ['11:00', '13:00'])],
			[],
		],
		[
			'from the actual start',
			[stand([1], ['10:00', '12:00']), stand([2], ['12:00', '13:00'], { started: '11:50' })],
			['position-full:1-2 11:50–12:00'],
		],
		[
			'a moment fills nothing',
			[stand([1], ['10:00', '12:00']), point('checkin', '11:00', { position: 1, vehicles: [2] })],
			[],
		],
		[
			'lowest id of those that begin with the stretch',
			[
				stand([3], ['09:00', '12:00'], { id: 1 }),
				stand([1], ['11:00', '13:00'], { id: 5 }),
				stand([2], ['11:00', '13:00'], { id: 4 }),
			],
			['position-full:1-4 11:00–13:00'],
		],
		[
			'one comes as another goes: one stretch',
			[stand([1], ['10:00', '14:00']), stand([2], ['10:30', '11:00']), stand([3], ['11:00', '12:00'])],
			['position-full:1-2 10:30–12:00'],
		],
		[
			'two stretches',
			[stand([1], ['10:00', '14:00']), stand([2], ['10:30', '11:00']), stand([3], ['11:30', '12:00'])],
			['position-full:1-2 10:30–11:00', 'position-full:1-3 11:30–12:00'],
		],
	])('CHK-05 %s', (_how, activities, expected) => {
		expect(found(activities, ['position-full'])).toEqual(expected);
	});

	test.each<[string, Brief[], string[]]>([
		[
			'until its next position',
			[stand([1], ['10:00', '11:00']), stand([1], ['13:00', '14:00'], { position: 2 })],
			['12:00–13:00'],
		],
		['over further ones there', [stand([1], ['10:00', '11:00']), stand([1], ['12:30', '14:00'])], ['12:00–14:00']],
		[
			'over one without a position',
			[stand([1], ['10:00', '11:00']), stand([1], ['11:30', '12:30'], { position: null })],
			[],
		],
		[
			'over one without, until elsewhere',
			[
				stand([1], ['10:00', '11:00']),
				stand([1], ['11:30', '12:30'], { position: null }),
				stand([1], ['13:00', '14:00'], { position: 2 }),
			],
			['12:00–13:00'],
		],
		['until its departure', [stand([1], ['10:00', '11:00']), point('departure', '12:30')], ['12:00–12:30']],
		[
			'not where its departure is',
			[point('departure', '11:00', { position: 1 }), stand([1], ['14:00', '15:00'], { position: 2 })],
			[],
		],
		[
			'from a check-in on',
			[point('checkin', '11:00', { position: 1 }), stand([1], ['14:00', '15:00'], { position: 2 })],
			['12:00–14:00'],
		],
		[
			'until the latest end of its stay',
			[stand([1], ['10:00', '13:00']), stand([1], ['10:30', '11:00'])],
			['12:00–13:00'],
		],
		[
			'until elsewhere, though that is early',
			[stand([1], ['10:00', '14:00']), stand([1], ['12:30', '13:00'], { position: 2 })],
			['12:00–12:30'],
		],
	])('CHK-05 a vehicle stands %s', (_how, activities, expected) => {
		const other = stand([2], ['12:00', '20:00'], { id: 99 });
		expect(found([...activities, other], ['position-full'])).toEqual(
			expected.map((time) => `position-full:1-99 ${time}`),
		);
	});

	test.each([
		[1, ['position-full:1-2 11:00–13:00']],
		[2, ['position-full:1-3 11:30–12:00']],
		[3, []],
		[null, []],
	])('CHK-05 a capacity of %s holds as many', (places, expected) => {
		const activities = [stand([1], ['10:00', '12:00']), stand([2], ['11:00', '13:00']), stand([3], ['11:30', '13:00'])];
		expect(found(activities, ['position-full'], capacity(places))).toEqual(expected);
	});

	test('CHK-05 names all who stand there within the stretch, in plan order, and no one else', () => {
		const activities = [
			stand([1], ['09:00', '10:00'], { id: 7 }),
			stand([1], ['11:30', '12:00'], { id: 3 }),
			stand([1], ['14:00', '15:00'], { id: 2 }),
			stand([2], ['11:00', '13:00'], { id: 4, band: 1 }),
			stand([3], ['15:00', '16:00'], { id: 5 }),
		];
		const [finding, ...others] = described(activities, ['position-full']);
		expect(others).toEqual([]);
		expect(finding).toMatchObject({
			key: 'position-full:1-4',
			severity: 'impossible',
			activities: [7, 4, 3],
			positionId: 1,
		});
		expect(finding).toMatchObject({ bandId: null, stageId: null, vehicleId: null });
		expect(finding?.text).toBe(
			'Dock A is too full, Sa 11:00–13:00: it has room for 1 vehicle at once, and The parking, The parking Wolf Ink and The parking stand there.',
		);
	});
});
