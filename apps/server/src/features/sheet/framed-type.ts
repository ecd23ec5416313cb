import type { Content } from 'pdfmake';

/** Points. */
const WIDTH = 30;
const HEIGHT = 12;

/** Letters that the frame has room for: what is marked as changed says more. */
const MOST_LETTERS = 5;

/** The type of a vehicle in a frame, as its chip on the screen. */
export function framedType(type: string): Content & { width: number } {
	const isFramed = type !== '' && type.length <= MOST_LETTERS;
	const text: Content = { text: type, bold: true, fontSize: 8, lineHeight: 1, alignment: 'center' };
	if (!isFramed) return { ...text, width: WIDTH, alignment: 'left' };
	return {
		width: WIDTH,
		stack: [
			{ canvas: [{ type: 'rect', x: 0.5, y: 0, w: WIDTH - 1, h: HEIGHT, r: 2, lineWidth: 0.75 }] },
			{ ...text, margin: [0, 1.5 - HEIGHT, 0, 2.5] },
		],
	};
}
