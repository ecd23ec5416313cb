import { expect, test } from 'vitest';
import { passCodeIn } from './gate-search.ts';

const CODE = 'aB3_-aB3_-aB3_-aB3_-aB';
const HERE = 'https://ops.example';

test.each([
	['a code', CODE, CODE],
	['a code with blanks around it', ` ${CODE}\n`, CODE],
	['its address here', `${HERE}/pass/${CODE}`, CODE],
	['an address elsewhere', `https://other.example/pass/${CODE}`, null],
	['a code that is too short', CODE.slice(1), null],
	['a plate', 'M SF 3065', null],
	['any other address', 'https://ops.example/vehicle/7', null],
	['nothing', '', null],
])('GATE-07 %s is read as a pass, or not', (_case, text, code) => {
	expect(passCodeIn(text, HERE)).toBe(code);
});
