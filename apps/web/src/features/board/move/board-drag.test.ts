import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { type BoardPoint, type Drag, type DragAction, dragReducer, type Held, IDLE } from './board-drag.ts';

const lead = {
	id: 1,
	stageId: 7,
	span: { from: 1200, to: 1260 },
	planned_start: 1200,
	planned_end: 1260,
} as TimedActivity;
const held = (overrides: Partial<Held> = {}): Held => ({
	grip: 'move',
	lead,
	picked: [lead],
	versions: new Map([[1, 1]]),
	kind: 'stage',
	lane: 7,
	canChangeLane: true,
	...overrides,
});
const at = (overrides: Partial<BoardPoint> = {}): BoardPoint => ({ x: 0, y: 0, minute: 1210, lane: 7, ...overrides });
const point = (overrides: Partial<BoardPoint>, isFine = false): DragAction => ({
	type: 'pointerMove',
	at: at({ x: 40, ...overrides }),
	isFine,
});
const after = (...events: DragAction[]) => events.reduce<Drag>(dragReducer, IDLE);
const press: DragAction = { type: 'press', held: held(), at: at() };

test('BRD-04 a click is no drag: it begins after four pixels', () => {
	expect(after(press, point({ x: 3, minute: 1213 })).phase).toBe('pressed');
	expect(after(press, point({ x: 4, minute: 1214 })).phase).toBe('moving');
});

test.each([
	['to five minutes', point({ minute: 1248 }), 40],
	['with Shift to the minute', point({ minute: 1248 }, true), 38],
	['back', point({ minute: 1201 }), -10],
	['not at all', point({ minute: 1212 }), 0],
])('BRD-04 a drag snaps %s', (_, to, by) => {
	expect(after(press, to)).toMatchObject({ phase: 'moving', by, lane: 7 });
});

test('BRD-04 it goes to another lane only where it may, and with its whole', () => {
	const over = point({ lane: 9 });
	expect(after(press, over)).toMatchObject({ lane: 9 });
	expect(after({ type: 'press', held: held({ canChangeLane: false }), at: at() }, over)).toMatchObject({ lane: 7 });
	expect(after({ type: 'press', held: held({ grip: 'end' }), at: at() }, over)).toMatchObject({ lane: 7 });
	expect(after(press, over, point({ lane: null }))).toMatchObject({ lane: 9 });
});

test('BRD-04 over another lane that it cannot go to it is refused, until the pointer is back in its own', () => {
	const bound: DragAction = { type: 'press', held: held({ canChangeLane: false }), at: at() };
	const over = point({ lane: 9 });
	expect(after(bound, over)).toMatchObject({ lane: 7, isRefused: true });
	expect(after(bound, over, point({ lane: null }))).toMatchObject({ isRefused: true });
	expect(after(bound, over, point({ lane: 7 }))).toMatchObject({ isRefused: false });
	expect(after(press, over)).toMatchObject({ lane: 9, isRefused: false });
	const resized: DragAction = { type: 'press', held: held({ grip: 'end', canChangeLane: false }), at: at() };
	expect(after(resized, over)).toMatchObject({ isRefused: false });
});

test('BRD-05 by keyboard it is refused by another lane, until it is moved in time', () => {
	const lifted: DragAction = { type: 'lift', held: held({ canChangeLane: false }), at: null };
	const down: DragAction = { type: 'step', by: 0, lane: 9 };
	expect(after(lifted, down)).toMatchObject({ lane: 7, isRefused: true });
	expect(after(lifted, down, { type: 'step', by: 5, lane: null })).toMatchObject({ by: 5, isRefused: false });
});

test('BRD-04 a pointer that stays within a step changes nothing', () => {
	const moving = after(press, point({ minute: 1248 }));
	expect(dragReducer(moving, point({ minute: 1249 }))).toBe(moving);
});

test.each([
	['its end', 'end', -1, -55],
	['its start', 'start', 1, 55],
] as const)('BRD-04 BRD-05 %s stops before the other, and goes back at once', (...[, grip, way, expected]) => {
	const lifted: DragAction = { type: 'lift', held: held({ grip }), at: null };
	const steps = Array.from({ length: 20 }, (): DragAction => ({ type: 'step', by: way * 5, lane: null }));
	expect(after(lifted, ...steps)).toMatchObject({ by: expected });
	expect(after(lifted, ...steps, { type: 'step', by: way * -5, lane: null })).toMatchObject({ by: expected - way * 5 });
	const far = point({ minute: 1210 + way * 200 });
	expect(after({ type: 'press', held: held({ grip }), at: at() }, far)).toMatchObject({ by: expected });
});

test('BRD-07 back from a lane that is gone it stays in its own until the pointer clearly moves', () => {
	const returned: DragAction = { type: 'return' };
	const back = after(press, point({ y: 100, lane: 9 }), returned);
	expect(back).toMatchObject({ lane: 7, returned: { y: null } });
	const rested = [point({ y: 101, lane: 11 }), point({ y: 104, lane: 11, minute: 1248 })].reduce(dragReducer, back);
	expect(rested).toMatchObject({ lane: 7, by: 40, returned: { y: 101 } });
	expect(dragReducer(rested, point({ y: 132, lane: 11 }))).toMatchObject({ lane: 11, returned: null });
});

test('BRD-07 by keyboard it goes on from its own lane when the one that it stood over is gone', () => {
	const lifted: DragAction = { type: 'lift', held: held(), at: null };
	const down: DragAction = { type: 'step', by: 0, lane: 9 };
	const back = after(lifted, down, { type: 'return' });
	expect(dragReducer(back, { type: 'step', by: 5, lane: null })).toMatchObject({
		lane: 7,
		by: 5,
		returned: { y: null },
	});
	expect(dragReducer(back, { type: 'step', by: 0, lane: 11 })).toMatchObject({ lane: 11, returned: null });
});

test('BRD-05 keys move by steps, a pointer does not disturb them', () => {
	const lifted: DragAction = { type: 'lift', held: held(), at: null };
	const step: DragAction = { type: 'step', by: 5, lane: null };
	expect(after(lifted, step, step, { type: 'step', by: -1, lane: 9 }, point({ minute: 0 }))).toMatchObject({
		by: 9,
		lane: 9,
	});
});

test('BRD-04 what is let go stays where it is until it is saved', () => {
	const saving = after(press, point({ minute: 1248 }), { type: 'save', held: held() });
	expect(dragReducer(saving, point({ minute: 1300 }))).toBe(saving);
	expect(dragReducer(saving, { type: 'end' })).toEqual(IDLE);
});

test('BRD-04 what is on its way to the server can no longer be put back, what is not yet can', () => {
	const dragged = after(press, point({ minute: 1248 }));
	const saving = dragReducer(dragged, { type: 'save', held: held() });
	expect(dragReducer(saving, { type: 'cancel' })).toBe(saving);
	expect(dragReducer(dragged, { type: 'cancel' })).toEqual(IDLE);
});
