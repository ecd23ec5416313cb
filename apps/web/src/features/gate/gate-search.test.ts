import { expect, test } from 'vitest';
import { parsePass } from './gate-search.ts';

const CODE = 'aB3_-aB3_-aB3_-aB3_-aB';
const HERE = 'https://ops.example';

test.each([
	['a code', CODE, { kind: 'pass', code: CODE }],
	['a code with blanks around it', ` ${CODE}\n`, { kind: 'pass', code: CODE }],
	['its address here', `${HERE}/pass/${CODE}`, { kind: 'pass', code: CODE }],
	['an address elsewhere', `https://other.example/pass/${CODE}`, { kind: 'elsewhere' }],
	['a code that is too short', CODE.slice(1), { kind: 'none' }],
	['an address with a code that is too short', `${HERE}/pass/${CODE.slice(1)}`, { kind: 'none' }],
	['a plate', 'M SF 3065', { kind: 'none' }],
	['any other address', 'https://ops.example/vehicle/7', { kind: 'none' }],
	['nothing', '', { kind: 'none' }],
])('GATE-07 %s is read as a pass, or not', (_case, text, pass) => {
	expect(parsePass(text, HERE)).toEqual(pass);
});
