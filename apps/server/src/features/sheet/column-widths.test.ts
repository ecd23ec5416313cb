import { expect, test } from 'vitest';
import { fittingWidths } from './column-widths.ts';

const auto = (width: number) => ({ kind: 'auto', width }) as const;
const star = (width: number) => ({ kind: 'star', width }) as const;
const fixed = (width: number) => ({ kind: 'fixed', width }) as const;

test.each([
	['what fits stays', [auto(60), star(120), auto(20)], [60, 120, 20]],
	['a word that is too wide takes nothing from the narrow columns', [auto(60), star(900), auto(20)], [60, 120, 20]],
	['columns that share the room share what is left', [auto(40), star(900), star(900)], [40, 80, 80]],
	['the widest of the columns as wide as their text is cut', [auto(20), auto(500), star(150)], [20, 100, 80]],
	['without others these have all the room', [auto(20), auto(500)], [20, 180]],
	['a fixed width stays', [fixed(80), auto(500), auto(500)], [80, 60, 60]],
])('SHEET-01 in columns on 200 points %s', (_, columns, widths) => {
	expect(fittingWidths(columns, 200)).toEqual(widths);
});
