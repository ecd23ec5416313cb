import {
	activityStatus,
	calendarDayOfTime,
	DAY,
	festivalTimeOf,
	HOUR,
	instantOf,
	later,
	toFestivalTime,
	toInstant,
	weekdayOf,
} from '@crossload/domain';
import { expect, test } from 'vitest';
import { readDemoOptions } from './demo-options.ts';
import { generateFestival } from './festival.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

test('the demo starts as the command line says', () => {
	expect(readDemoOptions([], later(NOW, 3 * DAY))).toEqual({ size: 'usual', seed: 1, now: NOW + 7 * DAY });
	expect(readDemoOptions(['--real-time'], later(NOW, 3 * DAY)).now).toBe(NOW + 3 * DAY);
	const args = ['--size', 'large', '--seed', '7', '--now', '2026-08-22T15:30:00Z'];
	expect(readDemoOptions(args, toInstant(0))).toEqual({ size: 'large', seed: 7, now: NOW });
});

test('USE-06 on any day and hour the demo starts on the Saturday of its festival, at 17:30', () => {
	const hours = Array.from({ length: 28 * 24 }, (_, index) => later(NOW, (index - 14 * 24) * HOUR));
	const starts = hours.map((realNow) => festivalTimeOf(readDemoOptions([], realNow).now));
	expect(new Set(starts.map((start) => start.slice(11)))).toEqual(new Set(['17:30:00+02:00']));
	expect(new Set(starts.map((start) => weekdayOf(calendarDayOfTime(start))))).toEqual(new Set([6]));
});

test.each([
	['on a Monday', '2026-11-23T09:00:00+02:00'],
	['two weeks before the days of August', '2026-08-08T03:00:00+02:00'],
	['two weeks after them', '2026-09-05T23:00:00+02:00'],
])('USE-06 the demo is in the middle of its festival %s', (_, realNow) => {
	const { size, seed, now } = readDemoOptions([], instantOf(toFestivalTime(realNow)));
	const { activities } = generateFestival({ size, seed, now });
	const states = activities.map((activity) => activityStatus(activity, now));
	expect(states.filter((state) => state === 'running').length).toBeGreaterThan(3);
	expect(states.filter((state) => state === 'done').length).toBeGreaterThan(100);
	expect(states.filter((state) => state === 'planned').length).toBeGreaterThan(50);
});

test.each([
	[['--now', '2026-08-22T17:30:00+02:00', '--real-time'], '--now and --real-time exclude each other'],
	[['--size', 'huge'], '--size must be one of small, usual, large, stress'],
	[['--seed', '-1x'], 'seed'],
	[['--seed=x'], '--seed must be a whole number'],
	[['--now', '2026-08-22T17:30'], '--now must be a time with its offset'],
	[['--wrong'], "Unknown option '--wrong'. Write: npm run demo"],
	[['usual'], 'Write: npm run demo'],
])('the demo refuses %j with a sentence', (args, sentence) => {
	expect(() => readDemoOptions(args, NOW)).toThrow(sentence);
});
