import { expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { doneAt, exitCheckOf, expectedAt, type GateActivity, gateStateOf, gatesFirst, nextStops } from './gate.ts';

const GATE = { id: 1, name: 'Gate Süd' };
const OTHER = { id: 2, name: 'Gate Nord' };
const DOCK = { id: 3, name: 'Dock A' };
const YARD = { id: 4, name: 'Yard' };

let count = 0;
type Row = GateActivity & { readonly vehicles: readonly { readonly id: number }[] };

function activity(type: string, planned: string, more: Partial<Row> = {}): Row {
	count += 1;
	return {
		id: count,
		activityType: { id: type, name: type },
		position: GATE,
		vehicles: [{ id: 7 }],
		planned_start: null,
		planned_end: at(planned),
		start: null,
		end: null,
		...more,
	};
}

test('GATE-02 what is open at a gate, by when it is due', () => {
	const late = activity('checkin', '13:00', { vehicles: [{ id: 1 }] });
	const soon = activity('arrival', '18:00', { vehicles: [{ id: 2 }] });
	const leaves = activity('departure', '17:00', { vehicles: [{ id: 3 }] });
	const done = activity('checkin', '12:00', { end: at('12:10') });
	const cancelled = activity('arrival', '12:00', { cancelled: at('11:00') });
	const elsewhere = activity('arrival', '12:30', { position: OTHER, vehicles: [{ id: 4 }] });
	const load = activity('loadin', '12:30');
	const all = [soon, leaves, late, done, cancelled, elsewhere, load];
	expect(expectedAt(all, GATE.id)).toEqual([late, leaves, soon]);
	expect(expectedAt(all, null)).toEqual([elsewhere, late, leaves, soon]);
});

test('GATE-02 a check-in waits for the arrival of its vehicles', () => {
	const arrival = activity('arrival', '14:00');
	const checkin = activity('checkin', '13:00');
	const withoutVehicles = activity('checkin', '15:00', { vehicles: [] });
	expect(expectedAt([checkin, arrival, withoutVehicles], GATE.id)).toEqual([arrival, withoutVehicles]);
	const arrived = { ...arrival, end: at('14:02') };
	expect(expectedAt([checkin, arrived, withoutVehicles], GATE.id)).toEqual([checkin, withoutVehicles]);
});

test('GATE-02 what was just done, the latest first', () => {
	const first = activity('arrival', '14:00', { end: at('14:01') });
	const second = activity('departure', '14:00', { end: at('14:20') });
	const before = activity('arrival', '13:00', { end: at('13:59') });
	expect(doneAt([first, second, before], GATE.id, at('14:00'))).toEqual([second, first]);
});

test('GATE-01 positions with arrivals, check-ins or departures are offered first', () => {
	const activities = [activity('loadin', '12:00', { position: DOCK }), activity('arrival', '12:00')];
	expect(gatesFirst([DOCK, OTHER, GATE], activities)).toEqual([GATE, DOCK, OTHER]);
});

test.each([
	['nothing is planned', [], 'not-planned', null],
	[
		'an arrival and a check-in are',
		[activity('checkin', '13:00'), activity('arrival', '14:00')],
		'expected',
		'arrival',
	],
	[
		'it has arrived',
		[activity('arrival', '12:00', { end: at('12:00') }), activity('checkin', '13:00')],
		'in',
		'checkin',
	],
	[
		'it has checked in',
		[activity('checkin', '12:00', { end: at('12:00') }), activity('departure', '23:00')],
		'in',
		'departure',
	],
	[
		'it has left',
		[activity('checkin', '12:00', { end: at('12:00') }), activity('departure', '13:00', { end: at('13:00') })],
		'left',
		null,
	],
	[
		'it has come back',
		[
			activity('departure', '13:00', { end: at('13:00') }),
			activity('checkin', '14:00', { end: at('14:00') }),
			activity('departure', '23:00'),
		],
		'in',
		'departure',
	],
	['only a departure is planned', [activity('departure', '23:00')], 'not-planned', 'departure'],
] as const)('GATE-04 when %s', (...[, activities, kind, due]) => {
	const state = gateStateOf(activities);
	expect([state.kind, state.due?.activityType.id ?? null]).toEqual([kind, due]);
});

test('GATE-04 it is sent to its next two different positions', () => {
	const load = activity('loadin', '15:00', { position: DOCK });
	const again = activity('soundcheck', '16:00', { position: DOCK });
	const parking = activity('parking', '17:00', { position: YARD });
	const back = activity('loadout', '23:00', { position: DOCK });
	const over = activity('loadin', '14:00', { position: YARD, end: at('14:30') });
	expect(nextStops([back, parking, again, load, over, activity('arrival', '13:00')])).toEqual([load, parking]);
	expect(nextStops([activity('show', '15:00', { position: null })])).toEqual([]);
});

test('GATE-08 what is open before a departure, and where the vehicle still stands', () => {
	const loadout = activity('loadout', '23:00', { position: DOCK, start: at('22:30') });
	const crossload = activity('crossload', '22:00', { position: DOCK });
	const done = activity('loadout', '12:00', { position: DOCK, end: at('12:30') });
	expect(exitCheckOf([loadout, crossload, done], GATE.id)).toEqual({ open: [crossload, loadout], standsAt: DOCK });
	expect(exitCheckOf([done, activity('departure', '23:30')], GATE.id)).toEqual({ open: [], standsAt: null });
	const parking = activity('parking', '23:00', { position: GATE, start: at('20:00') });
	expect(exitCheckOf([parking], GATE.id).standsAt).toBeNull();
});
