import { type Minutes, minutesOf, parseInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { axisTicks, isNowCovered } from './axis-ticks.ts';
import type { TimeRange } from './time-range.ts';

const at = (time: string) => minutesOf(parseInstant(`2026-08-${time}:00+02:00`) ?? (0 as never));

const DAY = { from: at('22T06:00'), to: at('23T06:00') };
const FESTIVAL = { from: at('20T06:00'), to: at('24T06:00') };

interface Case {
	readonly range?: TimeRange;
	readonly drawn: readonly [string, string];
	readonly step: Minutes;
	/** Pixels from one word to the next. */
	readonly pixels: number;
	readonly now: string | null;
	readonly words: string;
}

test.each<[string, Case]>([
	[
		'now takes the room of both its neighbours where they would touch it',
		{ drawn: ['22T15:00', '22T20:00'], step: 60, pixels: 87, now: '22T17:30', words: '15:00 16:00 19:00' },
	],
	[
		'now takes the room of the nearest alone where there is more',
		{ drawn: ['22T15:00', '22T20:00'], step: 60, pixels: 130, now: '22T17:30', words: '15:00 16:00 17:00 18:00 19:00' },
	],
	[
		'now in the place of a word stands for it',
		{ drawn: ['22T16:00', '22T19:00'], step: 60, pixels: 200, now: '22T17:10', words: '16:00 18:00' },
	],
	[
		'a day takes the room of the times beside it',
		{ drawn: ['22T21:00', '23T03:00'], step: 60, pixels: 46, now: null, words: '21:00 22:00 So 23.08. 02:00' },
	],
	[
		'a day leaves them where there is room',
		{ drawn: ['22T22:00', '23T02:00'], step: 60, pixels: 87, now: null, words: '22:00 23:00 So 23.08. 01:00' },
	],
	[
		'now beside midnight keeps clear of the longer word',
		{ drawn: ['22T21:00', '23T02:00'], step: 60, pixels: 87, now: '22T23:20', words: '21:00 22:00 01:00' },
	],
	[
		'the first word stands where what is drawn begins between two',
		{ drawn: ['22T15:20', '22T17:00'], step: 60, pixels: 200, now: null, words: '15:00 16:00' },
	],
	[
		'nothing stands beyond the range',
		{ drawn: ['23T03:00', '23T12:00'], step: 180, pixels: 200, now: null, words: '03:00' },
	],
	[
		'twice a day, the days stand where they begin',
		{
			range: FESTIVAL,
			drawn: ['20T06:00', '22T06:00'],
			step: 720,
			pixels: 130,
			now: null,
			words: 'Do 20.08. 18:00 Fr 21.08. 18:00',
		},
	],
	[
		'once a day, only days stand',
		{
			range: FESTIVAL,
			drawn: ['20T06:00', '24T06:00'],
			step: 1440,
			pixels: 200,
			now: '22T17:30',
			words: 'Do 20.08. Fr 21.08. Sa 22.08. So 23.08.',
		},
	],
])('BRD-02 %s', (_, { range = DAY, drawn: [from, to], step, pixels, now, words }) => {
	const ticks = axisTicks({
		range,
		step,
		visible: { from: at(from), to: at(to) },
		now: now === null ? null : at(now),
		pill: null,
		minutesPerPixel: step / pixels,
	});
	expect(ticks.map(({ label }) => label).join(' ')).toBe(words);
});

test.each([
	['nothing is dragged', null, '16:00 17:00 18:00 19:00 20:00'],
	['it lies over the label where it begins', '17:00', '16:00 19:00 20:00'],
	['it ends over one', '16:35', '16:00 19:00 20:00'],
	['it begins beside one', '17:20', '16:00 17:00 20:00'],
])('BRD-04 no label is cut by the new time of what is dragged: %s', (_, begins, words) => {
	const pill = begins === null ? null : { minute: at(`22T${begins}`), text: '17:00–17:40 · +5 min' };
	const visible = { from: at('22T16:00'), to: at('22T20:30') };
	// 87 pixels an hour: the new time is as long as 103 minutes.
	const ticks = axisTicks({ range: DAY, step: 60, visible, now: null, pill, minutesPerPixel: 60 / 87 });
	expect(ticks.map(({ label }) => label).join(' ')).toBe(words);
});

test('BRD-04 the label where all begins, which is not centred, gives way as well', () => {
	const visible = { from: DAY.from, to: at('22T09:00') };
	const pill = { minute: at('22T06:20'), text: '06:20' };
	const ticks = axisTicks({ range: DAY, step: 60, visible, now: null, pill, minutesPerPixel: 60 / 87 });
	expect(ticks.map(({ label }) => label)).toEqual(['08:00']);
});

test.each([
	['22T17:30', true],
	['22T17:05', true],
	['22T16:30', false],
	['22T19:30', false],
])('BRD-04 now at %s is under the new time: %s', (now, expected) => {
	const pill = { minute: at('22T17:20'), text: '17:20–18:00' };
	expect(isNowCovered({ now: at(now), pill, minutesPerPixel: 60 / 87 })).toBe(expected);
	expect(isNowCovered({ now: at(now), pill: null, minutesPerPixel: 60 / 87 })).toBe(false);
});
