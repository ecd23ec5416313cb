import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, NOW } from '../testing/times.ts';
import { type FestivalTime, festivalTimeOf, HOUR, instantOf, later, MINUTE } from '../time.ts';
import { onStage } from './on-stage.ts';

interface Show {
	id: number;
	planned_start: FestivalTime | null;
	planned_end: FestivalTime | null;
	start: FestivalTime | null;
	end: FestivalTime | null;
}

let lastId = 0;
const show = (from: string, to: string, actual: { start?: FestivalTime; end?: FestivalTime } = {}): Show => {
	lastId += 1;
	return { id: lastId, planned_start: at(from), planned_end: at(to), start: null, end: null, ...actual };
};

describe('onStage', () => {
	test('a stage without shows is empty', () => {
		expect(onStage([], NOW)).toEqual({ playing: null, next: null, changeoverSince: null });
	});

	test('the started show plays and the first to come is next', () => {
		const playing = show('17:00', '17:45', { start: at('17:06') });
		const next = show('18:15', '19:00');
		expect(onStage([show('19:30', '20:30'), next, playing], NOW)).toEqual({ playing, next, changeoverSince: null });
	});

	test('between two shows it is a changeover since the last one ended', () => {
		const ended = show('16:10', '16:50', { start: at('16:12'), end: at('16:52') });
		const earlier = show('15:00', '15:40', { start: at('15:02'), end: at('15:43') });
		const next = show('17:25', '18:05');
		expect(onStage([ended, earlier, next], NOW)).toEqual({ playing: null, next, changeoverSince: at('16:52') });
	});

	test('a break of more than four hours is no changeover', () => {
		const ended = show('12:00', '13:00', { start: at('12:00'), end: at('13:00') });
		expect(onStage([ended, show('17:00', '18:00')], NOW).changeoverSince).toBe(at('13:00'));
		expect(onStage([ended, show('17:01', '18:00')], NOW).changeoverSince).toBeNull();
	});

	test('after the last show there is no changeover', () => {
		const ended = show('16:10', '16:50', { start: at('16:12'), end: at('16:52') });
		expect(onStage([ended], NOW)).toEqual({ playing: null, next: null, changeoverSince: null });
	});

	test('a show that nobody started is next until its planned end has passed', () => {
		const late = show('16:50', '17:31');
		const next = show('18:00', '18:45');
		expect(onStage([late, next], NOW).next).toBe(late);
		expect(onStage([show('16:50', '17:30'), next], NOW).next).toBe(next);
	});

	test('of two started shows the later one plays', () => {
		const forgotten = show('15:00', '16:00', { start: at('15:00') });
		const playing = show('17:00', '18:00', { start: at('17:00') });
		expect(onStage([playing, forgotten], NOW).playing).toBe(playing);
	});

	test('a show that ended after an unfinished one began leaves the stage empty', () => {
		const forgotten = show('15:00', '16:00', { start: at('15:00') });
		const ended = show('16:30', '17:10', { start: at('16:30'), end: at('17:10') });
		expect(onStage([forgotten, ended], NOW).playing).toBeNull();
	});

	test('a show that was only marked as done counts from its end', () => {
		const done = show('16:10', '16:50', { end: at('16:52') });
		expect(onStage([done, show('18:00', '18:45')], NOW).changeoverSince).toBe(at('16:52'));
	});

	test('a show plays on past its planned end, for twelve hours', () => {
		const running = show('17:00', '17:20', { start: at('17:00') });
		const end = instantOf(at('17:20'));
		expect(onStage([running], later(end, 12 * HOUR)).playing).toBe(running);
		expect(onStage([running], later(end, 12 * HOUR + MINUTE)).playing).toBeNull();
	});

	test('a start in the future, from a clock that runs fast, is still to come', () => {
		const early = show('17:30', '18:10', { start: at('17:31') });
		expect(onStage([early], NOW)).toEqual({ playing: null, next: early, changeoverSince: null });
	});

	test('never plays and announces the same show, and never a show that has ended', () => {
		const minutes = fc.integer({ min: -1500, max: 1500 });
		const time = fc.option(minutes.map((minute) => festivalTimeOf(later(NOW, minute * MINUTE))));
		const shows = fc.array(fc.record({ id: fc.nat(), planned_start: time, planned_end: time, start: time, end: time }));
		fc.assert(
			fc.property(shows, (some) => {
				const { playing, next, changeoverSince } = onStage(some, NOW);
				expect([playing?.end ?? null, next?.end ?? null]).toEqual([null, null]);
				expect(playing !== null && playing === next).toBe(false);
				expect(playing !== null && changeoverSince !== null).toBe(false);
			}),
		);
	});
});
