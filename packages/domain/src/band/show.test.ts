import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import type { FestivalTime } from '../time.ts';
import { bandShow } from './show.ts';

interface ShowFacts {
	id: number;
	activityType: { id: string; name: string };
	planned_start: FestivalTime | null;
	planned_end: FestivalTime | null;
	start: FestivalTime | null;
	end: FestivalTime | null;
}

let lastId = 0;
const activity = (overrides: Partial<ShowFacts> = {}): ShowFacts => {
	lastId += 1;
	const activityType = { id: 'show', name: 'Show' };
	return { id: lastId, activityType, planned_start: null, planned_end: null, start: null, end: null, ...overrides };
};

const show = (from: string, to: string, actual: { start?: FestivalTime; end?: FestivalTime } = {}): ShowFacts =>
	activity({ planned_start: at(from), planned_end: at(to), ...actual });

describe('bandShow', () => {
	test('API-18 without activities, or without a show among them, there is none', () => {
		const soundcheck = { id: 'soundcheck', name: 'Soundcheck' };
		expect(bandShow([])).toBeNull();
		expect(bandShow([activity({ activityType: soundcheck, planned_start: at('10:00') })])).toBeNull();
	});

	test('API-18 a type merely named Show is no show', () => {
		expect(bandShow([activity({ activityType: { id: 'other', name: 'Show' }, planned_end: at('10:00') })])).toBeNull();
	});

	test('API-18 the only show counts, planned, running or ended, with its planned times alone', () => {
		const planned = { planned_start: at('20:00'), planned_end: at('21:00') };
		expect(bandShow([show('20:00', '21:00')])).toEqual(planned);
		expect(bandShow([show('20:00', '21:00', { start: at('20:05') })])).toEqual(planned);
		expect(bandShow([show('20:00', '21:00', { start: at('20:05'), end: at('21:10') })])).toEqual(planned);
	});

	test('API-18 of several the earliest that has not ended counts', () => {
		const first = show('12:00', '13:00', { end: at('13:00') });
		const second = show('16:00', '17:00');
		const third = show('20:00', '21:00');
		expect(bandShow([third, first, second])).toEqual({ planned_start: at('16:00'), planned_end: at('17:00') });
	});

	test('API-18 a running one counts before a later one', () => {
		const running = show('16:00', '17:00', { start: at('16:00') });
		expect(bandShow([show('20:00', '21:00'), running])?.planned_start).toBe(at('16:00'));
	});

	test('API-18 once all have ended the latest counts', () => {
		const shows = [
			show('20:00', '21:00', { end: at('21:00') }),
			show('12:00', '13:00', { end: at('13:00') }),
			show('16:00', '17:00', { end: at('17:00') }),
		];
		expect(bandShow(shows)?.planned_start).toBe(at('20:00'));
	});

	test('BAND-06 a show without planned times is a show with nothing to say yet', () => {
		expect(bandShow([activity()])).toEqual({ planned_start: null, planned_end: null });
	});

	test('API-18 the order of the activities does not matter, and they stay in it', () => {
		const shows = [show('12:00', '13:00', { end: at('13:00') }), show('16:00', '17:00'), show('20:00', '21:00')];
		const permutations = fc.shuffledSubarray(shows, { minLength: shows.length });
		fc.assert(
			fc.property(permutations, (shuffled) => {
				const before = [...shuffled];
				expect(bandShow(shuffled)?.planned_start).toBe(at('16:00'));
				expect(shuffled).toEqual(before);
			}),
		);
	});
});
