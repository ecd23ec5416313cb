import { describe, expect, test } from 'vitest';
import { type Brief, described, found } from '../testing/plan-rows.ts';

const act = (type: string, from: string, to: string): Brief => ({ type, band: 1, stage: 1, vehicles: [1], from, to });
const show = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
	...act('show', from, to),
	vehicles: [],
	...other,
});

describe.each([
	['CHK-06', 'loadin', 'loadin-late'],
	['CHK-07', 'soundcheck', 'soundcheck-late'],
])('%s a %s', (id, type, kind) => {
	const before = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
		...act(type, from, to),
		...other,
	});

	test.each<[string, Brief[], string[]]>([
		['that ends within the show', [before('17:00', '18:10'), show('18:00', '19:00')], [`${kind}:1-2 18:00–18:10`]],
		['that ends as it starts', [before('17:00', '18:00'), show('18:00', '19:00')], []],
		['that starts within the show', [before('18:30', '19:30'), show('18:00', '19:00')], [`${kind}:1-2 18:00–19:30`]],
		['that starts as it ends', [before('19:00', '19:30'), show('18:00', '19:00')], []],
		[
			'that is about the next show',
			[before('19:00', '20:30'), show('18:00', '19:00'), show('20:00', '21:00')],
			[`${kind}:1-3 20:00–20:30`],
		],
		['over midnight', [before('23:30', '24:10'), show('24:00', '25:00')], [`${kind}:1-2 00:00–00:10`]],
		[
			'for an earlier show elsewhere',
			[before('17:00', '18:10'), show('18:00', '19:00', { stage: 2 }), show('20:00', '21:00')],
			[],
		],
		[
			'whose own stage has none',
			[before('17:00', '18:10', { stage: 2 }), show('18:00', '19:00')],
			[`${kind}:1-2 18:00–18:10`],
		],
		[
			'without a stage',
			[before('17:00', '18:10', { stage: null }), show('18:00', '19:00', { stage: 2 })],
			[`${kind}:1-2 18:00–18:10`],
		],
		[
			'whose own show is over',
			[before('19:30', '20:30'), show('18:00', '19:00'), show('20:00', '21:00', { stage: 2 })],
			[],
		],
		['whose show is done', [before('17:00', '18:10'), show('18:00', '19:00', { ended: '18:05' })], []],
		['whose show is cancelled', [before('17:00', '18:10'), show('18:00', '19:00', { cancelled: true })], []],
		['that is done', [before('17:00', '18:10', { ended: '18:10' }), show('18:00', '19:00')], []],
		['that is cancelled', [before('17:00', '18:10', { cancelled: true }), show('18:00', '19:00')], []],
		['of another band', [before('17:00', '18:10', { band: 2 }), show('18:00', '19:00')], []],
		[
			'that started late',
			[before('17:00', '17:50', { started: '18:05' }), show('18:00', '19:00')],
			[`${kind}:1-2 18:00–18:05`],
		],
	])(`${id} %s`, (_how, activities, expected) => {
		expect(found(activities, [kind])).toEqual(expected);
	});

	test(`${id} is impossible and names both`, () => {
		const [finding] = described([before('17:00', '18:10'), show('18:00', '19:00')], [kind]);
		expect(finding).toMatchObject({
			severity: 'impossible',
			activities: [1, 2],
			bandId: 1,
			stageId: 1,
			vehicleId: null,
		});
		expect(finding?.text).toBe(
			`The ${type} Wolf Ink lasts until Sa 18:10, after the start of The show Wolf Ink at Sa 18:00.`,
		);
	});
});

describe('a load-out', () => {
	const loadout = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
		...act('loadout', from, to),
		...other,
	});

	test.each<[string, Brief[], string[]]>([
		[
			'that starts within the show',
			[loadout('18:50', '20:00'), show('18:00', '19:00')],
			['loadout-early:1-2 18:50–19:00'],
		],
		['that starts as it ends', [loadout('19:00', '20:00'), show('18:00', '19:00')], []],
		['that lies before the show', [loadout('17:00', '18:00'), show('18:00', '19:00')], []],
		[
			'that reaches into the show',
			[loadout('17:00', '18:01'), show('18:00', '19:00')],
			['loadout-early:1-2 17:00–19:00'],
		],
		[
			'of several the latest counts',
			[loadout('18:50', '20:30'), show('18:00', '19:00'), show('20:00', '21:00')],
			['loadout-early:1-3 18:50–21:00'],
		],
		[
			'on its own stage',
			[loadout('18:50', '20:30'), show('18:00', '19:00'), show('20:00', '21:00', { stage: 2 })],
			['loadout-early:1-2 18:50–19:00'],
		],
		['over midnight', [loadout('24:10', '25:00'), show('23:00', '24:20')], ['loadout-early:1-2 00:10–00:20']],
		['whose show is done', [loadout('18:50', '20:00'), show('18:00', '19:00', { ended: '18:45' })], []],
		['that is done', [loadout('18:50', '20:00', { ended: '19:40' }), show('18:00', '19:00')], []],
		['that is cancelled', [loadout('18:50', '20:00', { cancelled: true }), show('18:00', '19:00')], []],
	])('CHK-08 %s', (_how, activities, expected) => {
		expect(found(activities, ['loadout-early'])).toEqual(expected);
	});

	test('CHK-08 is impossible and names both', () => {
		const [finding] = described([loadout('18:50', '20:00'), show('18:00', '19:00')], ['loadout-early']);
		expect(finding).toMatchObject({ severity: 'impossible', activities: [2, 1], bandId: 1, stageId: 1 });
		expect(finding?.text).toBe(
			'The loadout Wolf Ink starts at Sa 18:50, before the end of The show Wolf Ink at Sa 19:00.',
		);
	});
});

describe('what a band lacks', () => {
	const kinds = ['missing-show', 'missing-loadin', 'missing-loadout'];
	const both = [act('loadin', '17:00', '17:30'), act('loadout', '19:00', '19:30')];
	const mono = { ...show('12:00', '13:00'), band: 2, ended: '13:00' };
	const done = { ended: '17:30' };

	test.each<[string, Brief[], string[]]>([
		['a show', [mono], ['missing-show:1']],
		['no show if it is done', [mono, show('18:00', '19:00', done)], []],
		['no show if it is cancelled', [mono, show('18:00', '19:00', { cancelled: true })], []],
		['nothing', [mono, show('18:00', '19:00'), ...both], []],
		[
			'load-in and load-out',
			[mono, show('18:00', '19:00')],
			['missing-loadin:1 18:00–19:00', 'missing-loadout:1 18:00–19:00'],
		],
		['a load-in', [mono, show('18:00', '19:00'), ...both.slice(1)], ['missing-loadin:1 18:00–19:00']],
		['a load-out', [mono, show('18:00', '19:00'), ...both.slice(0, 1)], ['missing-loadout:1 18:00–19:00']],
		['neither if they are done', [mono, show('18:00', '19:00'), ...both.map((load) => ({ ...load, ...done }))], []],
		['neither without an open show', [mono, show('18:00', '19:00', done)], []],
		[
			'one that was cancelled',
			[mono, show('18:00', '19:00'), { ...act('loadin', '17:00', '17:30'), cancelled: true }, ...both.slice(1)],
			['missing-loadin:1 18:00–19:00'],
		],
		[
			'names the earliest open show',
			[mono, show('20:00', '21:00'), show('18:00', '19:00'), show('15:00', '16:00', done), ...both.slice(1)],
			['missing-loadin:1 18:00–19:00'],
		],
	])('CHK-12 %s', (_what, activities, expected) => {
		expect(found(activities, kinds)).toEqual(expected);
	});

	test('CHK-12 needs a vehicle for load-in and load-out', () => {
		expect(found([mono, show('18:00', '19:00')], kinds, { vehicles: [] })).toEqual([]);
	});

	test('CHK-12 a missing show has no activities; a missing load-in has its show', () => {
		const [missingShow] = described([mono], kinds);
		expect(missingShow).toMatchObject({ severity: 'missing', activities: [], bandId: 1, stageId: null, from: null });
		expect(missingShow?.text).toBe('Wolf Ink has no show.');
		const [missingLoadin] = described([mono, show('18:00', '19:00')], kinds);
		expect(missingLoadin).toMatchObject({ activities: [2], bandId: 1, stageId: 1 });
		expect(missingLoadin?.text).toBe('Wolf Ink has The show Wolf Ink (Sa 18:00–19:00) and vehicles, but no load-in.');
	});
});

describe('what an activity lacks', () => {
	const kinds = ['missing-vehicles', 'missing-position'];
	const bare = (type: string, other: Partial<Brief> = {}): Brief => ({
		type,
		band: 1,
		from: '17:00',
		to: '18:00',
		...other,
	});
	const lacking = (...what: string[]) => what.map((kind) => `${kind}:1 17:00–18:00`);

	test.each<[string, Brief, string[]]>([
		['a load-in', bare('loadin'), lacking('missing-position', 'missing-vehicles')],
		['a load-out', bare('loadout'), lacking('missing-position', 'missing-vehicles')],
		['a crossload', bare('crossload'), lacking('missing-position', 'missing-vehicles')],
		['parking', bare('parking'), lacking('missing-position')],
		['a check-in', bare('checkin'), []],
		['a show', bare('show'), []],
		['one with vehicles', bare('loadin', { vehicles: [1] }), lacking('missing-position')],
		['one with a position', bare('loadin', { position: 1 }), lacking('missing-vehicles')],
		['one of a band without vehicles', bare('loadin', { band: 2, position: 1 }), []],
		['one without a band', bare('loadin', { band: null }), lacking('missing-position')],
		['a done one', bare('loadin', { ended: '18:00' }), []],
		['a cancelled one', bare('loadin', { cancelled: true }), []],
		['one without a time', bare('parking', { from: null, to: null }), ['missing-position:1']],
	])('CHK-13 %s', (_what, activity, expected) => {
		const { vehicles } = { vehicles: [{ id: 1, name: 'Truck 1', licence_plate: null, band: { id: 1 } }] };
		expect(found([activity], kinds, { vehicles })).toEqual(expected);
	});

	test('CHK-13 says what is missing', () => {
		const texts = described([bare('loadin')], kinds).map(({ text }) => text);
		expect(texts).toEqual([
			'The loadin Wolf Ink (Sa 17:00–18:00) has no position.',
			'The loadin Wolf Ink (Sa 17:00–18:00) has no vehicles.',
		]);
	});
});
