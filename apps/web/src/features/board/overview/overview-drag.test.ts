import { expect, test } from 'vitest';
import { draggedTo, grabAt } from './overview-drag.ts';

/** A day, a pixel a minute, with six hours of it in sight. */
const strip = { range: { from: 0, to: 1_440 }, width: 1_440 };
const inSight = { from: 300, to: 660 };
const at = (x: number) => ({ strip, x, isFinger: false, pointerId: 1 });

test('BRD-02 a frame that is grabbed goes along from where it is grabbed', () => {
	const drag = grabAt(at(400), inSight);
	expect(drag).toMatchObject({ part: 'middle', frame: inSight });
	expect(draggedTo(drag, at(410)).frame).toEqual({ from: 310, to: 670 });
});

test('BRD-02 a press beside the frame centres it there, to be given up as a whole', () => {
	const drag = grabAt(at(1_000), inSight);
	expect(drag).toMatchObject({ part: 'middle', frame: { from: 820, to: 1_180 }, before: inSight });
	expect(draggedTo(drag, at(990)).frame).toEqual({ from: 810, to: 1_170 });
});

test('BRD-02 an edge resizes once the pointer has moved, also back to where it was grabbed', () => {
	const drag = grabAt(at(660), inSight);
	expect(draggedTo(drag, at(663))).toMatchObject({ hasMoved: false, frame: inSight });
	const longer = draggedTo(drag, at(760));
	expect(longer).toMatchObject({ part: 'end', hasMoved: true, frame: { from: 300, to: 780 } });
	expect(draggedTo(longer, at(661))).toMatchObject({ hasMoved: true, frame: inSight });
});
