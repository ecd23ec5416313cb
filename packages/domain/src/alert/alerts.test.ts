import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlanIndex } from '../plan/plan-index.ts';
import { RelationsIndex } from '../plan/relations-index.ts';
import { crowded } from '../plan/testing/arbitrary-plans.ts';
import { type Brief, planOf } from '../plan/testing/plan-rows.ts';
import { at } from '../testing/times.ts';
import { instantOf, later, MINUTE, toInstant } from '../time.ts';
import { type ActiveAlert, type AlertSettings, DEFAULT_ALERT_SETTINGS } from './alert.ts';
import { RULED_KINDS, type RuledKind } from './alert-kind.ts';
import { activeAlerts } from './alerts.ts';

const OFF = Object.fromEntries(RULED_KINDS.map((kind) => [kind, null])) as unknown as AlertSettings;

/** Stage 1 has 30 minutes of changeover and no curfew, stage 2 none and 23:00; position 1 holds one vehicle. */
function activeOf(kind: RuledKind, clock: string, activities: readonly Brief[]): ActiveAlert[] {
	const relations = RelationsIndex.of(PlanIndex.of(planOf(activities)));
	const settings = { ...OFF, [kind]: DEFAULT_ALERT_SETTINGS[kind] };
	return activeAlerts(relations, { settings, now: instantOf(at(clock)) });
}

type Other = Partial<Brief>;
const show = (from: string, to: string, other: Other = {}): Brief => ({
	...{ type: 'show', stage: 1, band: 1, from, to },
	...other,
});
/** Of a type, from one time to another: '15:00–16:00'. */
const load = (type: string, times: string, other: Other = {}): Brief => {
	const [from, to] = times.split('–');
	return { type, band: 1, from: from ?? null, to: to ?? null, ...other };
};
const checkin = (to: string, other: Other = {}): Brief => ({ type: 'checkin', band: 1, vehicles: [1], to, ...other });
const atDock = (vehicle: number, other: Other = {}): Other => ({ position: 1, vehicles: [vehicle], ...other });

const late = load('loadin', '15:00–16:00');
const playing = show('17:00', '18:00', { started: '17:20' });

/** What is raised at a time: kind, what happens, clock, activities, keys. */
const CASES: readonly (readonly [RuledKind, string, string, readonly Brief[], readonly string[]])[] = [
	['slack', 'late with room', '15:20', [late, show('17:00', '18:00')], []],
	['slack', 'late, and only nine minutes are left', '15:51', [late, show('17:00', '18:00')], ['slack:1']],
	['slack', 'late, and exactly the limit is left', '15:50', [late, show('17:00', '18:00')], []],
	['slack', 'little room, but in time', '14:00', [load('loadin', '16:00–16:55'), show('17:00', '18:00')], []],
	[
		'slack',
		'what a chain pushes raises none of its own',
		'15:55',
		[late, load('soundcheck', '16:10–16:55'), show('17:00', '18:00')],
		['slack:1'],
	],
	['slack', 'a show is no load', '17:30', [show('22:00', '23:00', { stage: 2 })], []],
	[
		'not-arrived',
		'its load-in has to start within the half hour',
		'15:31',
		[checkin('12:00'), { ...late, vehicles: [1] }, show('17:00', '18:00')],
		['not-arrived:1'],
	],
	[
		'not-arrived',
		'there is time yet',
		'15:00',
		[checkin('12:00'), { ...late, vehicles: [1] }, show('17:00', '18:00')],
		[],
	],
	[
		'not-arrived',
		'it has checked in',
		'15:45',
		[checkin('12:00', { ended: '12:00' }), { ...late, vehicles: [1] }, show('17:00', '18:00')],
		[],
	],
	[
		'not-arrived',
		'one for a vehicle that neither arrived nor checked in',
		'15:45',
		[checkin('12:00'), checkin('11:00', { type: 'arrival' }), { ...late, vehicles: [1] }, show('17:00', '18:00')],
		['not-arrived:1'],
	],
	[
		'not-arrived',
		'its load-in has begun, so the check-in was forgotten',
		'15:45',
		[checkin('12:00'), { ...late, vehicles: [1], started: '15:00' }, show('17:00', '18:00')],
		[],
	],
	[
		'not-arrived',
		'a forgotten transfer is not what comes next',
		'15:45',
		[
			checkin('12:00'),
			load('crossload', '11:00–11:30', { vehicles: [1] }),
			load('loadin', '12:00–13:00', { vehicles: [2], started: '12:00' }),
			load('loadin', '15:00–16:00', { vehicles: [1] }),
			show('17:00', '18:00'),
		],
		['not-arrived:1'],
	],
	['late-show', 'four minutes', '17:04', [show('17:00', '18:00')], []],
	['late-show', 'five minutes', '17:05', [show('17:00', '18:00')], ['late-show:1']],
	['late-show', 'before its time', '16:59', [show('17:00', '18:00')], []],
	['late-show', 'it plays', '17:20', [playing], []],
	['late-show', 'cancelled', '17:20', [show('17:00', '18:00', { cancelled: true })], []],
	[
		'late-show',
		'forgotten',
		'17:20',
		[show('17:00', '17:10'), load('loadout', '17:10–18:00', { started: '17:11' })],
		[],
	],
	[
		'changeover',
		'ten minutes less is still enough',
		'17:30',
		[show('17:00', '18:00', { started: '17:10' }), show('18:30', '19:30', { band: 2 })],
		[],
	],
	[
		'changeover',
		'eleven minutes less is not',
		'17:30',
		[show('17:00', '18:00', { started: '17:11' }), show('18:30', '19:30', { band: 2 })],
		['changeover:2'],
	],
	[
		'changeover',
		'the plan itself has no room',
		'17:30',
		[show('17:00', '18:00', { started: '17:11' }), show('18:05', '19:30', { band: 2 })],
		[],
	],
	[
		'changeover',
		'what the stage pushes raises none of its own',
		'17:30',
		[playing, show('18:30', '19:30', { band: 2 }), show('20:00', '20:30', { band: 2 })],
		['changeover:2'],
	],
	[
		'changeover',
		'a show that waits for its own load-in raises it',
		'16:30',
		[load('loadin', '16:00–17:00', { started: '16:30' }), show('17:00', '18:00'), show('18:30', '19:30', { band: 2 })],
		['changeover:3'],
	],
	['curfew', 'on time', '22:00', [show('22:00', '23:00', { stage: 2 })], []],
	['curfew', 'a minute late', '22:10', [show('22:00', '23:00', { stage: 2, started: '22:01' })], ['curfew:1']],
	['curfew', 'planned past it', '22:10', [show('22:00', '23:10', { stage: 2, started: '22:01' })], []],
	[
		'position-full',
		'two in one place',
		'16:00',
		[load('loadin', '16:00–17:00', atDock(1)), load('loadin', '16:10–17:00', atDock(2))],
		['position-full:1'],
	],
	[
		'position-full',
		'later than the limit',
		'15:30',
		[load('loadin', '16:00–17:00', atDock(1)), load('loadin', '16:10–17:00', atDock(2))],
		[],
	],
	[
		'position-full',
		'one after the other',
		'16:00',
		[load('loadin', '16:00–17:00', atDock(1)), load('loadin', '17:00–18:00', atDock(2))],
		[],
	],
	[
		'position-full',
		'a position without a limit',
		'16:00',
		[
			load('loadin', '16:00–17:00', atDock(1, { position: 2 })),
			load('loadin', '16:10–17:00', atDock(2, { position: 2 })),
		],
		[],
	],
	[
		'position-full',
		'one vehicle counts once',
		'16:00',
		[load('loadin', '16:00–17:00', atDock(1)), load('other', '16:10–17:00', atDock(1))],
		[],
	],
	[
		'position-full',
		'what is late begins now, as the findings order it: one that has left since the plan takes no place from the others',
		'14:00',
		[
			{ id: 2, type: 'parking', band: 1, from: '08:00', to: '10:00', position: 1, vehicles: [1, 3] },
			{ id: 3, type: 'departure', band: 1, to: '12:00', vehicles: [1] },
		],
		['position-full:1'],
	],
	[
		'blocked',
		'done, should be gone, and the next one comes',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1] },
			load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
		],
		['blocked:1-1'],
	],
	[
		'blocked',
		'nobody else needs the place yet',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1] },
			load('loadin', '16:50–17:30', atDock(3, { band: 2 })),
		],
		[],
	],
	[
		'blocked',
		'it has left',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1], ended: '16:25' },
			load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
		],
		[],
	],
	[
		'blocked',
		'another has come since without room beside it: nobody has tapped that it left',
		'16:50',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1] },
			load('other', '16:25–16:45', atDock(2, { started: '16:26', ended: '16:45' })),
			load('loadin', '17:00–17:30', atDock(3, { band: 2 })),
		],
		[],
	],
	[
		'blocked',
		'nobody tapped its check-in',
		'16:30',
		[
			checkin('14:30'),
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1] },
			load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
		],
		['blocked:1-1'],
	],
	[
		'blocked',
		'the first that is due there stands there already, the one after it does not',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1] },
			load('loadin', '15:10–16:20', atDock(2, { started: '16:00', ended: '16:20' })),
			load('other', '16:35–17:30', atDock(2)),
			load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
		],
		['blocked:1-1'],
	],
	[
		'forgotten',
		'it has begun to load out',
		'18:30',
		[show('17:00', '18:00'), load('loadout', '18:05–19:00', { started: '18:10' })],
		['forgotten:1'],
	],
	['forgotten', 'twelve hours past', '30:01', [show('17:00', '18:00')], ['forgotten:1']],
	['forgotten', 'late, but not that late', '18:30', [show('17:00', '18:00')], []],
	[
		'free',
		'the place is free, and who comes next waits in the yard',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1], ended: '16:25' },
			load('parking', '14:00–16:40', { band: 2, position: 3, vehicles: [3], started: '14:00' }),
			load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
		],
		['free:1-3'],
	],
	[
		'free',
		'it stands there already',
		'16:30',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1], ended: '16:25' },
			load('parking', '14:00–16:40', { band: 2, position: 3, vehicles: [3], started: '14:00', ended: '16:26' }),
			load('loadin', '16:40–17:30', atDock(3, { band: 2, started: '16:27' })),
		],
		[],
	],
	[
		'free',
		'half an hour later nobody is called any more',
		'16:55',
		[
			load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
			{ type: 'departure', band: 1, to: '16:20', vehicles: [1], ended: '16:25' },
			load('parking', '14:00–17:10', { band: 2, position: 3, vehicles: [3], started: '14:00' }),
			load('loadin', '17:10–17:30', atDock(3, { band: 2 })),
		],
		[],
	],
];

describe('what needs somebody', () => {
	test.each(CASES)('ALRT-01 %s: %s', (kind, _what, ...[clock, activities, keys]) => {
		expect(activeOf(kind, clock, activities).map(({ key }) => key)).toEqual(keys);
	});

	test('ALRT-01 every kind is raised by a case, and left out by another', () => {
		for (const kind of RULED_KINDS) {
			const counts = CASES.filter(([of]) => of === kind).map(([, , , , keys]) => keys.length);
			expect([kind, Math.min(...counts), Math.max(...counts) > 0]).toEqual([kind, 0, true]);
		}
	});

	test('ALRT-01 with no minutes at all a show is late at its planned start', () => {
		const relations = RelationsIndex.of(PlanIndex.of(planOf([show('17:00', '18:00')])));
		const raisedAt = (clock: string) =>
			activeAlerts(relations, { settings: { ...OFF, 'late-show': 0 }, now: instantOf(at(clock)) }).length;
		expect([raisedAt('16:59'), raisedAt('17:00')]).toEqual([0, 1]);
	});

	test('ALRT-01 with negative slack the alert keeps its key and has another text', () => {
		const rows = [late, show('17:00', '18:00')];
		const [before, after] = ['15:55', '16:01'].map((clock) => activeOf('slack', clock, rows)[0]);
		expect(before?.key).toBe(after?.key);
		expect([before?.text, after?.text]).toEqual([
			'The loadin Wolf Ink is late and has to start by Sa 16:00 for what follows.',
			'The loadin Wolf Ink is too late for what follows: it had to start by Sa 16:00.',
		]);
	});

	test('ALRT-02 an alert names what it is about, what to act on first', () => {
		const [alert] = activeOf('not-arrived', '15:40', [
			checkin('12:00', { position: 3 }),
			{ ...late, vehicles: [1], stage: 1 },
			show('17:00', '18:00'),
		]);
		expect(alert).toEqual({
			key: 'not-arrived:1',
			kind: 'not-arrived',
			activities: [1, 2],
			stageId: null,
			positionId: 3,
			bandId: 1,
			vehicleId: 1,
			text: 'Truck 1 of Wolf Ink has not arrived: The loadin Wolf Ink has to start by Sa 16:00.',
		});
	});

	test('ALRT-01 of a departure that is marked for later the vehicle stands there until then, whatever was asked before', () => {
		const relations = RelationsIndex.of(
			PlanIndex.of(
				planOf([
					load('loadin', '15:00–16:00', atDock(1, { started: '15:00', ended: '16:00' })),
					{ type: 'departure', band: 1, to: '16:20', vehicles: [1], ended: '16:30' },
					load('parking', '14:00–16:40', { band: 2, position: 3, vehicles: [3], started: '14:00' }),
					load('loadin', '16:40–17:30', atDock(3, { band: 2 })),
				]),
			),
		);
		const settings = { ...OFF, free: DEFAULT_ALERT_SETTINGS.free };
		const freeAt = (clock: string) => activeAlerts(relations, { settings, now: instantOf(at(clock)) }).length;
		expect(['16:29', '16:30', '16:29'].map(freeAt)).toEqual([0, 1, 0]);
	});

	test('ALRT-01 keys are unique, kinds that are off raise nothing, and the same rows raise the same', () => {
		fc.assert(
			fc.property(crowded, fc.integer({ min: 0, max: 900 }), (plan, minute) => {
				const relations = RelationsIndex.of(PlanIndex.of(plan));
				const now = later(toInstant(29_700_000 * MINUTE), minute * MINUTE);
				const settings = { ...DEFAULT_ALERT_SETTINGS, slack: 120, 'position-full': 240 };
				const all = activeAlerts(relations, { settings, now });
				expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
				expect(activeAlerts(relations, { settings, now })).toEqual(all);
				expect(activeAlerts(relations, { settings: OFF, now })).toEqual([]);
			}),
		);
	});
});
