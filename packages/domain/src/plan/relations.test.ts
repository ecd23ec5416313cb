import { describe, expect, test } from 'vitest';
import { PlanIndex } from './plan-index.ts';
import type { PlanRows } from './read-plan.ts';
import type { RelationKind } from './relation.ts';
import { RelationsIndex } from './relations-index.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';

/** The relations of a kind as 'first-second gap'. */
function related(kind: RelationKind, activities: readonly Brief[], rows: Partial<PlanRows> = {}): string[] {
	const index = RelationsIndex.of(PlanIndex.of(planOf(activities, rows)));
	return index
		.activities()
		.flatMap(({ successors }) => successors)
		.filter((relation) => relation.kind === kind)
		.map(({ first, second, gap }) => `${first.activity.id}-${second.activity.id} ${gap}`)
		.sort();
}

type Other = Partial<Brief>;
const show = (from: string, to: string, other: Other = {}): Brief => ({ type: 'show', stage: 1, from, to, ...other });
const truck = (from: string, to: string, other: Other = {}): Brief => ({
	...{ type: 'loadin', vehicles: [1], position: 3, from, to },
	...other,
});
const docked = (from: string, to: string, other: Other = {}): Brief => ({
	type: 'other',
	position: 1,
	from,
	to,
	...other,
});
const of = (type: string, ...[from, to, vehicles = []]: [string, string, number[]?]): Brief => ({
	...{ type, band: 1, from, to, vehicles },
});
const moment = (type: string, to: string, vehicles: number[] = []): Brief => ({ type, band: 1, to, vehicles });

describe('what waits for what', () => {
	test.each<[string, Brief[], string[]]>([
		['with the changeover', [show('17:00', '18:00'), show('19:00', '20:00')], ['1-2 30']],
		['with what they had, if that was less', [show('17:00', '18:00'), show('18:10', '19:00')], ['1-2 10']],
		['when they touch', [show('17:00', '18:00'), show('18:00', '19:00')], ['1-2 0']],
		['of one band too', [show('17:00', '18:00', { band: 1 }), show('19:00', '20:00', { band: 1 })], ['1-2 30']],
		['not when they overlap', [show('17:00', '18:00'), show('17:59', '19:00')], []],
		[
			'not across one that overlaps',
			[show('17:00', '19:00'), show('18:00', '18:30'), show('19:30', '20:00')],
			['2-3 30'],
		],
		['not on two stages', [show('17:00', '18:00'), show('19:00', '20:00', { stage: 2 })], []],
		['not over a cancelled one', [show('17:00', '18:00'), show('18:00', '19:00', { cancelled: true })], []],
		['when one is done', [show('17:00', '18:00', { ended: '18:40' }), show('18:30', '19:00')], ['1-2 30']],
		[
			'from planned times, not actual ones',
			[show('17:00', '18:00'), show('18:15', '19:00', { started: '17:50' })],
			['1-2 15'],
		],
		['not what is no show', [show('17:00', '18:00', { type: 'soundcheck' }), show('19:00', '20:00')], []],
	])('RIP-02 shows on a stage: %s', (_how, shows, expected) => {
		expect(related('stage', shows)).toEqual(expected);
	});

	test.each<[string, Brief[], string[]]>([
		['with the turnaround elsewhere', [truck('10:00', '11:00'), truck('12:00', '13:00', { position: 2 })], ['1-2 10']],
		['with none at the same position', [truck('10:00', '11:00'), truck('12:00', '13:00')], ['1-2 0']],
		[
			'with none when one has no position',
			[truck('10:00', '11:00'), truck('12:00', '13:00', { position: null })],
			['1-2 0'],
		],
		[
			'with what they had, if that was less',
			[truck('10:00', '11:00'), truck('11:04', '13:00', { position: 2 })],
			['1-2 4'],
		],
		[
			'parking aside',
			[truck('10:00', '11:00'), truck('11:00', '12:00', { type: 'parking' }), truck('12:00', '13:00')],
			['1-3 0'],
		],
		['not when they overlap', [truck('10:00', '11:00'), truck('10:30', '13:00')], []],
		[
			'a point within one stands between',
			[truck('10:00', '12:00'), truck('', '11:00', { type: 'checkin' }), truck('12:00', '13:00')],
			['2-3 0'],
		],
		['not of two vehicles', [truck('10:00', '11:00'), truck('12:00', '13:00', { vehicles: [2] })], []],
		['once for each they share', [truck('10:00', '11:00', { vehicles: [1, 2] }), truck('12:00', '13:00')], ['1-2 0']],
	])('RIP-02 activities of a vehicle: %s', (_how, activities, expected) => {
		expect(related('vehicle', activities)).toEqual(expected);
	});

	test.each<[string, Brief[], string[]]>([
		['one after the other', [docked('10:00', '11:00'), docked('11:30', '12:00')], ['1-2 0']],
		['parking too', [docked('10:00', '11:00', { type: 'parking' }), docked('11:30', '12:00')], ['1-2 0']],
		[
			'points aside',
			[docked('10:00', '11:00'), docked('', '11:15', { type: 'checkin' }), docked('12:00', '13:00')],
			['1-3 0'],
		],
		['not when they overlap', [docked('10:00', '11:00'), docked('10:30', '12:00')], []],
		[
			'not where there is no limit',
			[docked('10:00', '11:00', { position: 3 }), docked('11:30', '12:00', { position: 3 })],
			[],
		],
	])('RIP-02 ranges at a position for one: %s', (_how, activities, expected) => {
		expect(related('position', activities)).toEqual(expected);
	});

	test.each<[string, Brief[], string[]]>([
		['arrival before load-in', [moment('arrival', '10:00'), of('loadin', '11:00', '12:00')], ['1-2 0']],
		['check-in before crossload', [moment('checkin', '10:00'), of('crossload', '11:00', '12:00')], ['1-2 0']],
		['crossload before load-in', [of('crossload', '10:00', '11:00'), of('loadin', '11:00', '12:00')], ['1-2 0']],
		['load-in before soundcheck', [of('loadin', '10:00', '11:00'), of('soundcheck', '12:00', '13:00')], ['1-2 0']],
		['load-in before show', [of('loadin', '10:00', '11:00'), of('show', '12:00', '13:00')], ['1-2 0']],
		['soundcheck before show', [of('soundcheck', '10:00', '11:00'), of('show', '12:00', '13:00')], ['1-2 0']],
		['show before load-out', [of('show', '10:00', '11:00'), of('loadout', '12:00', '13:00')], ['1-2 0']],
		['load-out before crossload', [of('loadout', '10:00', '11:00'), of('crossload', '12:00', '13:00')], ['1-2 0']],
		['load-out before departure', [of('loadout', '10:00', '11:00'), moment('departure', '12:00')], ['1-2 0']],
		['not arrival before show', [moment('arrival', '10:00'), of('show', '12:00', '13:00')], []],
		['not the other way about', [of('loadin', '10:00', '11:00'), moment('checkin', '12:00')], []],
		['not when they overlap', [of('loadin', '10:00', '11:00'), of('show', '10:59', '13:00')], []],
		[
			'every pair, not only neighbours',
			[of('loadin', '10:00', '11:00'), of('soundcheck', '11:00', '12:00'), of('show', '12:00', '13:00')],
			['1-2 0', '1-3 0', '2-3 0'],
		],
		[
			'check-in of the same vehicle',
			[moment('checkin', '10:00', [1]), of('loadin', '11:00', '12:00', [2, 1])],
			['1-2 0'],
		],
		['not check-in of another one', [moment('checkin', '10:00', [1]), of('loadin', '11:00', '12:00', [2])], []],
		['check-in when one names none', [moment('checkin', '10:00', [1]), of('loadin', '11:00', '12:00')], ['1-2 0']],
		['not departure of another one', [of('loadout', '10:00', '11:00', [1]), moment('departure', '12:00', [2])], []],
		['others of any vehicles', [of('loadin', '10:00', '11:00', [1]), of('show', '12:00', '13:00', [2])], ['1-2 0']],
		['not of two bands', [of('loadin', '10:00', '11:00'), { ...of('show', '12:00', '13:00'), band: 2 }], []],
		[
			'not against plan order in one minute',
			[
				{ ...of('loadin', '10:00', '10:00'), id: 1 },
				{ ...moment('checkin', '10:00'), id: 2 },
			],
			[],
		],
	])('RIP-02 activities of a band: %s', (_how, activities, expected) => {
		expect(related('band', activities)).toEqual(expected);
	});

	test('RIP-01 CXL-02 what is cancelled or has no planned time is in no relation', () => {
		const plan = PlanIndex.of(
			planOf([show('17:00', '18:00', { cancelled: true }), show('', '', { started: '18:00' })]),
		);
		expect(RelationsIndex.of(plan).activities()).toEqual([]);
	});
});
