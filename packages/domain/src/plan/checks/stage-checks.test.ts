import { describe, expect, test } from 'vitest';
import { type Brief, described, found, GROUNDS } from '../testing/plan-rows.ts';

const show = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
	type: 'show',
	stage: 1,
	band: 1,
	from,
	to,
	...other,
});
const mono = { band: 2 };

describe('two shows on one stage', () => {
	test.each<[string, Brief[], string[]]>([
		['overlap', [show('17:00', '18:00'), show('17:45', '19:00')], ['stage-overlap:1-2 17:45–18:00']],
		['at the same time', [show('17:00', '18:00'), show('17:00', '18:00')], ['stage-overlap:1-2 17:00–18:00']],
		['one within the other', [show('17:00', '19:00'), show('17:30', '18:00')], ['stage-overlap:1-2 17:30–18:00']],
		['over midnight', [show('23:30', '24:30'), show('24:15', '25:00')], ['stage-overlap:1-2 00:15–00:30']],
		['lower id first', [show('17:45', '19:00'), show('17:00', '18:00')], ['stage-overlap:1-2 17:45–18:00']],
		['started late', [show('17:00', '18:00'), show('16:00', '17:00', { started: '16:10' })], []],
		[
			'started early into another',
			[show('17:00', '18:00'), show('18:00', '19:00', { started: '17:50' })],
			['stage-overlap:1-2 17:50–18:00'],
		],
		['touching', [show('17:00', '18:00'), show('18:00', '19:00')], []],
		['on two stages', [show('17:00', '18:00'), show('17:00', '18:00', { stage: 2 })], []],
		['without a stage', [show('17:00', '18:00', { stage: null }), show('17:00', '18:00', { stage: null })], []],
		['one done', [show('17:00', '18:00'), show('17:30', '18:30', { started: '17:00', ended: '17:20' })], []],
		['one cancelled', [show('17:00', '18:00'), show('17:30', '18:30', { cancelled: true })], []],
		['one no show', [show('17:00', '18:00'), show('17:30', '18:30', { type: 'soundcheck' })], []],
		['one without a time', [show('17:00', '18:00'), show('', '')], []],
		['a moment within', [show('17:00', '18:00'), show('17:30', '17:30')], ['stage-overlap:1-2 17:30–17:30']],
	])('CHK-01 %s', (_how, shows, expected) => {
		expect(found(shows, ['stage-overlap'])).toEqual(expected);
	});

	test('CHK-01 every two of three are reported, with their stage and what they share', () => {
		const shows = [show('17:00', '18:00'), show('17:10', '18:00'), show('17:20', '18:00', mono)];
		const findings = described(shows, ['stage-overlap']);
		expect(findings.map(({ key }) => key)).toEqual(['stage-overlap:1-2', 'stage-overlap:1-3', 'stage-overlap:2-3']);
		expect(findings[0]).toMatchObject({
			severity: 'impossible',
			stageId: 1,
			bandId: 1,
			positionId: null,
			vehicleId: null,
		});
		expect(findings[1]).toMatchObject({ activities: [1, 3], stageId: 1, bandId: null });
		expect(findings[1]?.text).toBe(
			'The show Wolf Ink and The show Mono are on Plaza at the same time, Sa 17:20–18:00.',
		);
	});
});

describe('the changeover between two shows', () => {
	test.each<[string, Brief[], string[]]>([
		['too short', [show('17:00', '18:00'), show('18:29', '19:00', mono)], ['changeover-short:1-2 18:00–18:29']],
		['none at all', [show('17:00', '18:00'), show('18:00', '19:00', mono)], ['changeover-short:1-2 18:00–18:00']],
		['as long as needed', [show('17:00', '18:00'), show('18:30', '19:00', mono)], []],
		['an overlap', [show('17:00', '18:00'), show('17:59', '19:00', mono)], []],
		['of one band', [show('17:00', '18:00'), show('18:10', '19:00')], []],
		[
			'the earlier id first',
			[show('18:10', '19:00', mono), show('17:00', '18:00')],
			['changeover-short:2-1 18:00–18:10'],
		],
		['over midnight', [show('23:00', '23:50'), show('24:10', '25:00', mono)], ['changeover-short:1-2 23:50–00:10']],
		[
			'on a stage that needs none',
			[show('17:00', '18:00', { stage: 2 }), show('18:00', '19:00', { ...mono, stage: 2 })],
			[],
		],
		['with another show between', [show('17:00', '18:00'), show('17:10', '17:20'), show('18:10', '19:00', mono)], []],
		['after a done one', [show('17:00', '18:00', { ended: '18:00' }), show('18:10', '19:00', mono)], []],
		['after a cancelled one', [show('17:00', '18:00', { cancelled: true }), show('18:10', '19:00', mono)], []],
		[
			'across a cancelled one',
			[show('17:00', '18:00'), show('18:00', '18:10', { cancelled: true }), show('18:10', '19:00', mono)],
			['changeover-short:1-3 18:00–18:10'],
		],
		[
			'one without a band',
			[show('17:00', '18:00'), show('18:10', '19:00', { band: null })],
			['changeover-short:1-2 18:00–18:10'],
		],
		[
			'both without a band',
			[show('17:00', '18:00', { band: null }), show('18:10', '19:00', { band: null })],
			['changeover-short:1-2 18:00–18:10'],
		],
	])('CHK-02 %s', (_how, shows, expected) => {
		expect(found(shows, ['changeover-short'])).toEqual(expected);
	});

	test('CHK-02 is tight and says how long it is', () => {
		const [finding] = described([show('17:00', '18:00'), show('18:10', '19:00', mono)], ['changeover-short']);
		expect(finding).toMatchObject({ severity: 'tight', activities: [1, 2], stageId: 1, bandId: null });
		expect(finding?.text).toBe(
			'10 min between The show Wolf Ink and The show Mono on Plaza, Sa 18:00–18:10, is too short for a changeover.',
		);
	});
});

describe('a curfew', () => {
	const curfewOf = (curfew: string | null) => ({ stages: [{ ...GROUNDS.stages[0], curfew }] });

	test.each<[string, [string | null, Brief], string[]]>([
		['passed by a minute', ['23:00', show('22:00', '23:01')], ['curfew:1 23:00–23:01']],
		['met', ['23:00', show('22:00', '23:00')], []],
		['passed after midnight', ['23:00', show('23:30', '24:30')], ['curfew:1 23:00–00:30']],
		['passed by one that begins after midnight', ['23:00', show('24:10', '24:40')], ['curfew:1 23:00–00:40']],
		['of the night', ['02:00', show('25:00', '26:01')], ['curfew:1 02:00–02:01']],
		['of the night, for an evening show', ['02:00', show('23:00', '24:30')], []],
		['of midnight', ['00:00', show('23:00', '24:01')], ['curfew:1 00:00–00:01']],
		['for one that begins at 05:59', ['23:00', show('29:59', '30:30')], ['curfew:1 23:00–06:30']],
		['for one that begins at 06:00, of the new day', ['23:00', show('30:00', '30:30')], []],
		['at 05:59 is that of the night', ['05:59', show('22:00', '30:00')], ['curfew:1 05:59–06:00']],
		['at 06:00 is that of the morning', ['06:00', show('22:00', '22:30')], ['curfew:1 06:00–22:30']],
		['goes by the actual start', ['23:00', show('29:50', '30:30', { started: '30:00' })], []],
		['none', [null, show('22:00', '29:00')], []],
		['for a done show', ['23:00', show('22:00', '24:00', { ended: '24:00' })], []],
		['for a cancelled show', ['23:00', show('22:00', '24:00', { cancelled: true })], []],
		['for what is no show', ['23:00', show('22:00', '24:00', { type: 'soundcheck' })], []],
	])('CHK-11 %s', (_how, [curfew, activity], expected) => {
		expect(found([activity], ['curfew'], curfewOf(curfew))).toEqual(expected);
	});

	test('CHK-11 is tight and names stage and band', () => {
		const [finding] = described([show('22:00', '23:30')], ['curfew'], curfewOf('23:00'));
		expect(finding).toMatchObject({ severity: 'tight', activities: [1], stageId: 1, bandId: 1 });
		expect(finding?.text).toBe('The show Wolf Ink lasts until Sa 23:30, past the curfew of Plaza at Sa 23:00.');
	});
});
