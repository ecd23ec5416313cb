import { describe, expect, test } from 'vitest';
import { type Brief, described, found } from '../testing/plan-rows.ts';

const load = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
	type: 'loadin',
	band: 1,
	vehicles: [1],
	from,
	to,
	...other,
});
const point = (type: string, to: string, other: Partial<Brief> = {}): Brief => ({
	type,
	band: 1,
	vehicles: [1],
	to,
	...other,
});

describe('a vehicle in two activities', () => {
	test.each<[string, Brief[], string[]]>([
		['that overlap', [load('10:00', '11:00'), load('10:30', '12:00')], ['vehicle-overlap:1-1-2 10:30–11:00']],
		['lower id first', [load('10:30', '12:00'), load('10:00', '11:00')], ['vehicle-overlap:1-1-2 10:30–11:00']],
		['over midnight', [load('23:00', '24:30'), load('24:00', '25:00')], ['vehicle-overlap:1-1-2 00:00–00:30']],
		['a point within', [load('10:00', '11:00'), point('checkin', '10:30')], ['vehicle-overlap:1-1-2 10:30–10:30']],
		[
			'a departure within',
			[load('10:00', '11:00'), point('departure', '10:30')],
			['vehicle-overlap:1-1-2 10:30–10:30'],
		],
		['a point at the edge', [load('10:00', '11:00'), point('checkin', '10:00'), point('checkin', '11:00')], []],
		['two points', [point('arrival', '10:00'), point('checkin', '10:00')], []],
		['that touch', [load('10:00', '11:00'), load('11:00', '12:00')], []],
		['one parking', [load('10:00', '11:00'), load('10:30', '12:00', { type: 'parking' })], []],
		['one done', [load('10:00', '11:00', { ended: '10:40' }), load('10:30', '12:00')], []],
		['one cancelled', [load('10:00', '11:00', { cancelled: true }), load('10:30', '12:00')], []],
		['of different vehicles', [load('10:00', '11:00'), load('10:30', '12:00', { vehicles: [2] })], []],
		['running on', [load('10:00', '11:00', { started: '10:40' }), load('10:30', '10:40')], []],
	])('CHK-03 %s', (_how, activities, expected) => {
		expect(found(activities, ['vehicle-overlap'])).toEqual(expected);
	});

	test('CHK-03 each vehicle is reported on its own', () => {
		const activities = [load('10:00', '11:00', { vehicles: [1, 2] }), load('10:30', '12:00', { vehicles: [2, 1] })];
		const findings = described(activities, ['vehicle-overlap']);
		expect(findings.map(({ key }) => key)).toEqual(['vehicle-overlap:1-1-2', 'vehicle-overlap:2-1-2']);
		expect(findings[1]).toMatchObject({ severity: 'impossible', vehicleId: 2, bandId: 1, stageId: null });
		expect(findings[1]?.text).toBe(
			'Truck 2 of Wolf Ink is in The loadin Wolf Ink and The loadin Wolf Ink at the same time, Sa 10:30–11:00.',
		);
	});
});

describe('the way between two positions', () => {
	const there = { position: 2 };
	const dock = { position: 1 };
	test.each<[string, Brief[], string[]]>([
		[
			'too short',
			[load('10:00', '11:00', dock), load('11:09', '12:00', there)],
			['vehicle-turnaround:1-1-2 11:00–11:09'],
		],
		[
			'no time',
			[load('10:00', '11:00', dock), load('11:00', '12:00', there)],
			['vehicle-turnaround:1-1-2 11:00–11:00'],
		],
		['just enough', [load('10:00', '11:00', dock), load('11:10', '12:00', there)], []],
		['an overlap', [load('10:00', '11:00', dock), load('10:59', '12:00', there)], []],
		['to the same position', [load('10:00', '11:00', dock), load('11:00', '12:00', dock)], []],
		['from nowhere', [load('10:00', '11:00'), load('11:00', '12:00', there)], []],
		['to nowhere', [load('10:00', '11:00', dock), load('11:00', '12:00')], []],
		[
			'one without a position between',
			[load('10:00', '11:00', dock), point('other', '11:02'), load('11:05', '12:00', there)],
			[],
		],
		[
			'parking between',
			[load('10:00', '11:00', dock), load('11:01', '11:04', { type: 'parking' }), load('11:05', '12:00', there)],
			['vehicle-turnaround:1-1-3 11:00–11:05'],
		],
		['to parking', [load('10:00', '11:00', dock), load('11:00', '12:00', { ...there, type: 'parking' })], []],
		[
			'from a point',
			[point('checkin', '11:00', dock), load('11:05', '12:00', there)],
			['vehicle-turnaround:1-1-2 11:00–11:05'],
		],
		[
			'over midnight',
			[load('23:00', '23:55', dock), load('24:00', '25:00', there)],
			['vehicle-turnaround:1-1-2 23:55–00:00'],
		],
		[
			'earlier id first',
			[load('11:05', '12:00', there), load('10:00', '11:00', dock)],
			['vehicle-turnaround:1-2-1 11:00–11:05'],
		],
		['after a done one', [load('10:00', '11:00', { ...dock, ended: '11:00' }), load('11:05', '12:00', there)], []],
		['to a cancelled one', [load('10:00', '11:00', dock), load('11:05', '12:00', { ...there, cancelled: true })], []],
	])('CHK-04 %s', (_how, activities, expected) => {
		expect(found(activities, ['vehicle-turnaround'])).toEqual(expected);
	});

	test('CHK-04 goes by the setting, and names both positions', () => {
		const activities = [load('10:00', '11:00', dock), load('11:15', '12:00', there)];
		expect(found(activities, ['vehicle-turnaround'], { settings: { turnaround: 15 } })).toEqual([]);
		const [finding] = described(activities, ['vehicle-turnaround'], { settings: { turnaround: 16 } });
		expect(finding).toMatchObject({ severity: 'tight', vehicleId: 1, bandId: 1, positionId: null });
		expect(finding?.text).toContain('Truck 1 of Wolf Ink has only 15 min from Dock A to Dock B, Sa 11:00–11:15');
	});
});

describe('a departure', () => {
	const gone = (to: string, other: Partial<Brief> = {}) => point('departure', to, { id: 9, ...other });
	test.each<[string, Brief[], string[]]>([
		['before an activity', [gone('10:00'), load('11:00', '12:00')], ['departure-early:1-9-2 10:00–12:00']],
		['within an activity', [gone('11:30'), load('11:00', '12:00')], ['departure-early:1-9-2 11:30–12:00']],
		['at its end', [gone('12:00'), load('11:00', '12:00')], []],
		[
			'before parking',
			[gone('10:00'), load('11:00', '12:00', { type: 'parking' })],
			['departure-early:1-9-2 10:00–12:00'],
		],
		[
			'of several the earliest',
			[gone('10:00'), load('13:00', '14:00'), load('11:00', '12:00')],
			['departure-early:1-9-3 10:00–12:00'],
		],
		['before another departure', [gone('10:00'), point('departure', '12:00')], ['departure-early:1-9-2 10:00–12:00']],
		['before an arrival alone', [gone('10:00'), point('arrival', '12:00'), point('checkin', '12:30')], []],
		['and back before it begins', [gone('10:00'), point('arrival', '10:30'), load('11:00', '12:00')], []],
		['and back by a check-in', [gone('10:00'), point('checkin', '10:30'), load('11:00', '12:00')], []],
		['and back at the same moment', [gone('10:00'), point('arrival', '10:00'), load('11:00', '12:00')], []],
		['and back as it begins', [gone('10:00'), point('arrival', '11:00'), load('11:00', '12:00')], []],
		[
			'and back too late',
			[gone('10:00'), point('arrival', '11:01'), load('11:00', '12:00')],
			['departure-early:1-9-3 10:00–12:00'],
		],
		[
			'and back, done already',
			[gone('10:00'), point('arrival', '10:30', { ended: '10:40' }), load('11:00', '12:00')],
			[],
		],
		[
			'and a cancelled way back',
			[gone('10:00'), point('arrival', '10:30', { cancelled: true }), load('11:00', '12:00')],
			['departure-early:1-9-3 10:00–12:00'],
		],
		[
			'arrived before it',
			[point('arrival', '09:00'), gone('10:00'), load('09:30', '12:00')],
			['departure-early:1-9-3 10:00–12:00'],
		],
		['done', [gone('10:00', { ended: '10:00' }), load('11:00', '12:00')], []],
		['before a done one', [gone('10:00'), load('11:00', '12:00', { ended: '12:00' })], []],
		['of another vehicle', [gone('10:00', { vehicles: [2] }), load('11:00', '12:00')], []],
		['the night before', [gone('23:30'), load('24:30', '25:00')], ['departure-early:1-9-2 23:30–01:00']],
	])('CHK-09 %s', (_how, activities, expected) => {
		expect(found(activities, ['departure-early'])).toEqual(expected);
	});

	test('CHK-09 is reported once for each departure, and says what is left', () => {
		const activities = [gone('10:00'), point('departure', '10:30', { id: 8 }), load('11:00', '12:00', { id: 3 })];
		const findings = described(activities, ['departure-early']);
		expect(findings.map(({ key }) => key)).toEqual(['departure-early:1-9-8', 'departure-early:1-8-3']);
		expect(findings[1]).toMatchObject({ severity: 'impossible', vehicleId: 1, activities: [8, 3] });
		expect(findings[1]?.text).toBe(
			'Truck 1 of Wolf Ink departs at Sa 10:30, before the end of The loadin Wolf Ink at Sa 12:00.',
		);
	});
});

describe('a first check-in', () => {
	test.each<[string, Brief[], string[]]>([
		['after the load-in', [point('checkin', '10:30'), load('10:00', '11:00')], ['checkin-late:1-1-2 10:00–10:30']],
		[
			'after a crossload',
			[point('checkin', '10:30'), load('10:00', '11:00', { type: 'crossload' })],
			['checkin-late:1-1-2 10:00–10:30'],
		],
		['as the load-in begins', [point('checkin', '10:00'), load('10:00', '11:00')], []],
		['that is the second', [point('checkin', '09:00'), point('checkin', '10:30'), load('10:00', '11:00')], []],
		[
			'done, the second one open',
			[point('checkin', '09:00', { ended: '09:00' }), point('checkin', '10:30'), load('10:00', '11:00')],
			[],
		],
		[
			'after a first load-in that is done',
			[point('checkin', '10:30'), load('09:00', '09:30', { ended: '09:30' }), load('10:00', '11:00')],
			[],
		],
		[
			'after the second load-in only',
			[point('checkin', '10:30'), load('11:00', '12:00'), load('10:00', '10:20')],
			['checkin-late:1-1-3 10:00–10:30'],
		],
		['after a load-out', [point('checkin', '10:30'), load('10:00', '11:00', { type: 'loadout' })], []],
		[
			'of which the load-in was cancelled',
			[point('checkin', '10:30'), load('10:00', '11:00', { cancelled: true })],
			[],
		],
		[
			'after one that started early',
			[point('checkin', '10:30'), load('10:40', '11:00', { started: '10:20' })],
			['checkin-late:1-1-2 10:20–10:30'],
		],
	])('CHK-10 %s', (_how, activities, expected) => {
		expect(found(activities, ['checkin-late'])).toEqual(expected);
	});

	test('CHK-10 is tight and says both times', () => {
		const [finding] = described([point('checkin', '10:30'), load('10:00', '11:00')], ['checkin-late']);
		expect(finding).toMatchObject({ severity: 'tight', vehicleId: 1, activities: [2, 1] });
		expect(finding?.text).toBe(
			'Truck 1 of Wolf Ink checks in at Sa 10:30, after the start of The loadin Wolf Ink at Sa 10:00.',
		);
	});
});

describe('what a vehicle lacks', () => {
	const kinds = ['missing-checkin', 'missing-departure'];
	const done = { ended: '10:00' };
	test.each<[string, Brief[], string[]]>([
		['nothing to do, nothing missing', [], []],
		['all is there', [point('arrival', '09:00'), load('10:00', '11:00'), point('departure', '12:00')], []],
		['a check-in is an arrival too', [point('checkin', '09:00'), point('departure', '12:00')], []],
		['neither arrival nor check-in', [load('10:00', '11:00'), point('departure', '12:00')], ['missing-checkin:1']],
		['a done arrival counts', [point('arrival', '09:00', done), point('departure', '12:00')], []],
		['nothing open any more', [load('10:00', '11:00', done)], []],
		['no departure', [point('arrival', '09:00'), load('10:00', '11:00')], ['missing-departure:1']],
		[
			'no departure, arrived already',
			[point('arrival', '09:00', done), load('10:00', '11:00')],
			['missing-departure:1'],
		],
		['a done departure counts', [point('arrival', '09:00'), point('departure', '12:00', done)], []],
		[
			'a cancelled departure does not',
			[point('arrival', '09:00'), point('departure', '12:00', { cancelled: true })],
			['missing-departure:1'],
		],
		['a cancelled activity needs no arrival', [load('10:00', '11:00', { cancelled: true })], []],
		['without a time', [load('', '')], ['missing-checkin:1']],
	])('CHK-14 %s', (_how, activities, expected) => {
		expect(found(activities, kinds)).toEqual(expected);
	});

	test('CHK-14 names vehicle and band, no activity and no time', () => {
		const [finding] = described([load('10:00', '11:00')], kinds);
		expect(finding).toMatchObject({
			severity: 'missing',
			vehicleId: 1,
			bandId: 1,
			activities: [],
			from: null,
			to: null,
		});
		expect(finding?.text).toBe('Truck 1 of Wolf Ink has neither an arrival nor a check-in.');
	});
});
