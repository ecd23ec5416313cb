import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const NAMES = ['Sepultura', 'Björk', 'The Kite Arcade', 'Truck 1', 'Truck 2', 'Plaza', 'Misþyrming'];
const nearTo = nearNames(NAMES.map((name, index) => ({ id: index + 1, name })));

test.for([
	['Sepultura (BR)', ['Sepultura']],
	['SEPULTURA', ['Sepultura']],
	['Seputlura', ['Sepultura']],
	['Bjork', ['Björk']],
	['Kite Arcade', ['The Kite Arcade']],
	['Kite-Arcade!', ['The Kite Arcade']],
	['Misthyrming', ['Misþyrming']],
	['Plazza', ['Plaza']],
	['Truck 3', []],
	['Truck 10', []],
	['Placebo', []],
	['(BR)', []],
	['', []],
] as const)('IMP-14 near %j are %j', ([name, near]) => {
	expect(nearTo(name).map((each) => each.name)).toEqual(near);
});
