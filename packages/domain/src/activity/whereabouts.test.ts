import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { festivalTimeOf, HOUR, instantOf, later, MINUTE, toFestivalTime } from '../time.ts';
import { currentPositionActivity, lastSeen, type Placing, whereabouts } from './whereabouts.ts';

const GATE = { id: 1, name: 'Gate' };
const YARD = { id: 2, name: 'Truck yard' };
const DOCK = { id: 3, name: 'Dock' };

const placing = (overrides: Partial<Placing> = {}): Placing => ({
	activityType: { id: 'parking', name: 'Parking' },
	position: null,
	planned_start: null,
	planned_end: null,
	start: null,
	end: null,
	...overrides,
});
const departure = (overrides: Partial<Placing> = {}): Placing =>
	placing({ activityType: { id: 'departure', name: 'Departure' }, ...overrides });

const NEVER = toFestivalTime('1970-01-01T00:00:00Z');

const UNKNOWN = { current_position: null, position_status: 'unknown', next_position: null, previous_position: null };

describe('current position', () => {
	test('VEH-07 BAND-08 without activities it is unknown', () => {
		expect(whereabouts([])).toEqual(UNKNOWN);
	});

	test('VEH-07 BAND-08 what is only planned does not place anything', () => {
		const planned = placing({ position: DOCK, planned_start: at('10:00'), planned_end: at('11:00') });
		expect(whereabouts([planned])).toEqual({ ...UNKNOWN, next_position: DOCK });
	});

	test('VEH-07 BAND-08 what has ended does not place anything any more', () => {
		const ended = placing({ position: GATE, start: at('08:00'), end: at('09:00') });
		expect(whereabouts([ended])).toEqual({ ...UNKNOWN, previous_position: GATE });
	});

	test('VEH-07 BAND-08 what runs places it', () => {
		const running = placing({ position: DOCK, start: at('10:00') });
		expect(whereabouts([running])).toEqual({ ...UNKNOWN, current_position: DOCK, position_status: 'known' });
	});

	test('VEH-07 BAND-08 running without a position it is unknown', () => {
		expect(whereabouts([placing({ start: at('10:00') })])).toEqual(UNKNOWN);
	});

	test('VEH-07 of several running the latest started with a position counts', () => {
		const early = placing({ position: YARD, start: at('08:00') });
		const late = placing({ position: DOCK, start: at('10:00') });
		const latestWithout = placing({ start: at('11:00') });
		expect(currentPositionActivity([early, late, latestWithout])).toBe(late);
		expect(currentPositionActivity([latestWithout, late, early])).toBe(late);
		expect(whereabouts([early, latestWithout, late]).current_position).toEqual(DOCK);
	});

	test('VEH-07 of two started together the one that stands first counts', () => {
		const [one, other] = [
			placing({ position: YARD, start: at('08:00') }),
			placing({ position: DOCK, start: at('08:00') }),
		];
		expect(currentPositionActivity([one, other])).toBe(one);
		expect(currentPositionActivity([other, one])).toBe(other);
	});

	test('VEH-07 of several running without any position the latest counts, and is nowhere', () => {
		const early = placing({ start: at('08:00') });
		const late = placing({ start: at('10:00') });
		expect(currentPositionActivity([late, early])).toBe(late);
		expect(whereabouts([late, early])).toEqual(UNKNOWN);
	});
});

describe('departure', () => {
	test('VEH-07 BAND-08 a finished departure is departed, with no position of its own', () => {
		const gone = departure({ position: GATE, start: at('22:00'), end: at('22:10') });
		expect(whereabouts([gone])).toEqual({ ...UNKNOWN, position_status: 'departed' });
	});

	test('VEH-07 BAND-08 a departure marked done without a start is finished too', () => {
		expect(whereabouts([departure({ planned_end: at('22:00'), end: at('22:10') })]).position_status).toBe('departed');
	});

	test('VEH-07 BAND-08 a running departure is departed', () => {
		const leaving = departure({ position: GATE, start: at('22:00') });
		const { current_position, position_status } = whereabouts([leaving]);
		expect({ current_position, position_status }).toEqual({ current_position: null, position_status: 'departed' });
	});

	test('VEH-07 a running departure without a position leaves what runs at one in place', () => {
		const parked = placing({ position: YARD, start: at('12:00') });
		expect(whereabouts([parked, departure({ start: at('22:00') })]).position_status).toBe('known');
	});

	test('VEH-07 a planned departure has not departed', () => {
		const parked = placing({ position: YARD, start: at('12:00') });
		const planned = departure({ position: GATE, planned_end: at('22:00') });
		expect(whereabouts([planned, parked])).toEqual({
			current_position: YARD,
			position_status: 'known',
			next_position: GATE,
			previous_position: null,
		});
	});

	test('VEH-07 a finished departure outdoes whatever still runs', () => {
		const forgotten = placing({ position: YARD, start: at('23:00') });
		const gone = departure({ end: at('22:10') });
		expect(currentPositionActivity([forgotten, gone])).toBe(gone);
		expect(whereabouts([forgotten, gone]).position_status).toBe('departed');
	});

	test('VEH-07 of several finished departures the latest counts', () => {
		const first = departure({ end: at('12:00') });
		const second = departure({ end: at('22:00') });
		expect(currentPositionActivity([second, first])).toBe(second);
		expect(currentPositionActivity([first, second])).toBe(second);
	});

	test.each([
		['a check-in that was done', { activityType: { id: 'checkin', name: 'Check-in' }, end: at('23:30') }],
		['an arrival that runs', { activityType: { id: 'arrival', name: 'Arrival' }, start: at('23:30') }],
	])('USE-07 after %s a departed vehicle is on site again', (_what, overrides) => {
		const gone = departure({ position: GATE, end: at('22:10') });
		const back = placing({ position: GATE, ...overrides });
		const parked = placing({ position: YARD, start: at('23:40') });
		expect(whereabouts([gone, back]).position_status).not.toBe('departed');
		expect(whereabouts([gone, back, parked]).current_position).toEqual(YARD);
		expect(whereabouts([departure({ end: at('23:50') }), back, gone]).position_status).toBe('departed');
	});

	test.each([
		['before the departure', { end: at('22:00') }],
		['as it departed', { end: at('22:10') }],
		['not yet', { planned_end: at('23:00') }],
		['not, as it was cancelled,', { start: at('23:00'), cancelled: at('23:05') }],
	])('USE-07 a check-in that happened %s brings no vehicle back', (_when, times) => {
		const checkin = placing({ activityType: { id: 'checkin', name: 'Check-in' }, position: GATE, ...times });
		expect(whereabouts([departure({ end: at('22:10') }), checkin]).position_status).toBe('departed');
	});

	test('USE-07 one that came back was last seen at the gate where it was taken in', () => {
		const gone = departure({ end: at('22:10') });
		const back = placing({ activityType: { id: 'checkin', name: 'Check-in' }, position: GATE, end: at('23:30') });
		expect(lastSeen([gone, back])).toEqual({ position: GATE, at: at('23:30') });
	});

	test('VEH-07 BAND-08 a type merely named Departure is one', () => {
		const named = placing({ activityType: { id: '17', name: 'Departure' }, position: GATE, end: at('22:10') });
		expect(whereabouts([named])).toEqual({ ...UNKNOWN, position_status: 'departed' });
	});

	test('VEH-07 a departure by id is one, whatever it is named', () => {
		const named = departure({ activityType: { id: 'departure', name: 'Abfahrt' }, end: at('22:10') });
		expect(whereabouts([named]).position_status).toBe('departed');
	});
});

describe('previous and next position', () => {
	const arrived = placing({ position: GATE, end: at('08:00') });
	const unloaded = placing({ position: DOCK, start: at('10:00'), end: at('12:00') });

	test('VEH-07 previous is the latest ended with a position', () => {
		const nowhere = placing({ start: at('13:00'), end: at('14:00') });
		expect(whereabouts([unloaded, arrived, nowhere]).previous_position).toEqual(DOCK);
	});

	test('VEH-07 previous is before the departure and never the departure itself', () => {
		const gone = departure({ position: YARD, end: at('11:00') });
		expect(whereabouts([unloaded, gone, arrived]).previous_position).toEqual(GATE);
	});

	test('VEH-07 what ended together with the departure was before it', () => {
		const gone = departure({ end: at('12:00') });
		expect(whereabouts([gone, unloaded, arrived]).previous_position).toEqual(DOCK);
	});

	test('VEH-07 without anything before the departure there is no previous position', () => {
		expect(whereabouts([departure({ end: at('07:00') }), arrived, unloaded]).previous_position).toBeNull();
	});

	test('VEH-07 VEH-03 next is the position of the next activity, none if that has none', () => {
		const show = placing({ planned_start: at('18:00'), planned_end: at('19:00') });
		const later = placing({ position: DOCK, planned_start: at('19:00'), planned_end: at('20:00') });
		expect(whereabouts([later]).next_position).toEqual(DOCK);
		expect(whereabouts([later, show]).next_position).toBeNull();
	});
});

describe('last seen', () => {
	const atGate = placing({ position: GATE, start: at('17:20'), end: at('17:34') });

	test('USE-07 a vehicle whose place is unknown was last seen where and when it ended something last', () => {
		const before = placing({ position: YARD, start: at('08:00'), end: at('09:00') });
		expect(lastSeen([atGate, before])).toEqual({ position: GATE, at: at('17:34') });
		const nowhere = placing({ start: at('17:40') });
		expect(lastSeen([atGate, nowhere])).toEqual({ position: GATE, at: at('17:34') });
	});

	test.each([
		['that stands somewhere', [atGate, placing({ position: DOCK, start: at('17:40') })]],
		['that departed', [atGate, departure({ end: at('18:00') })]],
		['that was nowhere yet', [placing({ position: GATE, planned_end: at('18:00') })]],
	])('USE-07 of one %s nothing is said', (_what, activities) => {
		expect(lastSeen(activities)).toBeNull();
	});
});

describe('whereabouts, whatever the activities', () => {
	const type = fc.constantFrom('parking', 'checkin', 'loadin', 'departure').map((id) => ({ id, name: id }));
	const shape = fc.record({
		activityType: type,
		position: fc.constantFrom(GATE, YARD, DOCK, null),
		started: fc.boolean(),
		ended: fc.boolean(),
		ranged: fc.boolean(),
	});
	// Each activity gets four minutes of its own, in any order, so that no two times are the same.
	const lists = fc
		.array(shape, { maxLength: 8 })
		.chain((shapes) =>
			fc.tuple(fc.constant(shapes), fc.shuffledSubarray([...shapes.keys()], { minLength: shapes.length })),
		)
		.map(([shapes, ranks]) =>
			shapes.map(({ activityType, position, started, ended, ranged }, index) => {
				const base = later(instantOf(at('08:00')), (ranks[index] ?? 0) * HOUR);
				return placing({
					activityType,
					position,
					planned_start: ranged ? festivalTimeOf(base) : null,
					planned_end: festivalTimeOf(later(base, MINUTE)),
					start: started ? festivalTimeOf(later(base, 2 * MINUTE)) : null,
					end: ended ? festivalTimeOf(later(base, 3 * MINUTE)) : null,
				});
			}),
		);

	test('VEH-07 with distinct times the order of the activities does not matter', () => {
		const shuffled = lists.chain((list) =>
			fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
		);
		fc.assert(
			fc.property(shuffled, ([list, other]) => {
				expect(whereabouts(other)).toEqual(whereabouts(list));
			}),
		);
	});

	test('VEH-07 known means a current position, and a finished departure that nothing came after means departed', () => {
		fc.assert(
			fc.property(lists, (list) => {
				const { current_position, position_status } = whereabouts(list);
				expect(position_status === 'known').toBe(current_position !== null);
				const lastOf = (id: string) =>
					Math.max(...list.map((one) => (one.activityType.id === id ? instantOf(one.end ?? one.start ?? NEVER) : 0)));
				const departures = list.filter(({ activityType, end }) => activityType.id === 'departure' && end !== null);
				const gone = departures.some(({ end }) => end !== null && instantOf(end) > lastOf('checkin'));
				const leaving = list.some(({ activityType, start }) => activityType.id === 'departure' && start !== null);
				expect(gone && position_status !== 'departed').toBe(false);
				expect(position_status === 'departed' && !gone && !leaving).toBe(false);
			}),
		);
	});
});
