import { describe, expect, test } from 'vitest';
import { ImportRefused } from './import-refused.ts';
import { parseRunningOrder } from './parse-running-order.ts';

const SHOW = { name: 'Nebelhorn 9', stage: 'Plaza', start: '2026-08-22T23:30+02:00', end: '2026-08-23T00:15+02:00' };

function faultsOf(change: Record<string, unknown>): string[] {
	return parseRunningOrder(JSON.stringify([{ ...SHOW, ...change }])).faults.map(({ reason }) => reason);
}

describe('a running order in JSON', () => {
	test('becomes shows in festival time, over midnight too, with unknown fields ignored', () => {
		const { rows, faults } = parseRunningOrder(JSON.stringify([{ ...SHOW, festivalDay: '2026-08-22' }]));
		expect(faults).toEqual([]);
		expect(rows).toEqual([{ line: 1, ...SHOW, start: '2026-08-22T23:30:00+02:00', end: '2026-08-23T00:15:00+02:00' }]);
	});

	test('takes any offset, and cuts times to the minute', () => {
		const { rows } = parseRunningOrder(JSON.stringify([{ ...SHOW, start: '2026-08-22T21:30:59.5Z' }]));
		expect(rows[0]?.start).toBe('2026-08-22T23:30:00+02:00');
	});

	test.each([
		['no name', { name: null }, ['name is missing']],
		['a blank stage', { stage: '  ' }, ['stage is missing']],
		['a name that is too long', { name: 'x'.repeat(201) }, ['name is longer than 200 characters']],
		['a name that is no text', { name: 7 }, ['name is no text']],
		[
			'a name of too many characters, however many units',
			{ name: '🎪'.repeat(201) },
			['name is longer than 200 characters'],
		],
		['a name with NUL', { name: 'a\0b' }, ['name holds signs that cannot be kept']],
		['a lone surrogate', { stage: '\ud800' }, ['stage holds signs that cannot be kept']],
		['no offset', { start: '2026-08-22T23:30' }, ["start '2026-08-22T23:30' has no offset, such as +02:00"]],
		['no time', { end: 'late' }, ["end 'late' is no time, such as 2026-08-22T18:00+02:00"]],
		['a number for a time', { end: 5 }, ["end '5' is no time, such as 2026-08-22T18:00+02:00"]],
		['a day that does not exist', { end: '2026-02-30T10:00Z' }, [expect.stringContaining('is no time')]],
		['an end before the start', { end: '2026-08-22T23:00+02:00' }, ['end is before start']],
		['an end in another year', { end: '2027-08-23T00:15+02:00' }, ['end is more than 180 days after start']],
		['several faults', { name: '', end: null }, ['name is missing', 'end is missing']],
	])('reports %s', (_, change, reasons) => {
		expect(faultsOf(change)).toEqual(reasons);
	});

	test('takes a name as long as the server does, of whatever characters', () => {
		expect(faultsOf({ name: '🎪'.repeat(200) })).toEqual([]);
	});

	test('reports the line on which a bad entry starts, whatever stands in texts and fields', () => {
		const text = `[\n  {"name": "a]},{[\\"", "x": [{}, []],\n   "stage": "S"},\n\n  5, null,\n  ${JSON.stringify(SHOW)}, {}]`;
		const { rows, faults } = parseRunningOrder(text);
		expect(rows.map(({ line }) => line)).toEqual([6]);
		expect([...new Set(faults.map(({ line }) => line))]).toEqual([2, 5, 6]);
		expect(faults.filter(({ line }) => line === 5).map(({ reason }) => reason)).toEqual([
			'is no object with name, stage, start and end',
			'is no object with name, stage, start and end',
		]);
	});
});

describe('a running order in CSV', () => {
	const parse = (...lines: string[]) => parseRunningOrder(lines.join('\r\n'));

	test.each([',', ';', '\t'])('is read with the separator %j, a byte order mark, quotes and any case', (separator) => {
		const row = ['"Rost, Rosen; & ""Mehr"""', 'Plaza', 'x', SHOW.start, SHOW.end].join(separator);
		const { rows, faults } = parse(`\uFEFF${['Name', 'Stage', 'festivalDay', 'START', 'End'].join(separator)}`, row);
		expect(faults).toEqual([]);
		expect(rows).toMatchObject([{ line: 2, name: 'Rost, Rosen; & "Mehr"', stage: 'Plaza' }]);
	});

	test('reports the line of a bad row after empty lines and quoted line breaks', () => {
		const { faults } = parse('name,stage,start,end', '', '"two\r\nlines",S,a,b', '', 'x,y', '');
		expect(faults.map(({ line }) => line)).toEqual([3, 3, 6, 6]);
		expect(faults.slice(2).map(({ reason }) => reason)).toEqual(['start is missing', 'end is missing']);
	});
});

test.each([
	['an empty file', ' \n', 'is empty'],
	['an empty array', '[]', 'no rows'],
	['CSV without rows', 'name,stage,start,end\n', 'no rows'],
	['broken JSON', '[{"name": }]', 'no valid JSON'],
	['JSON that is no array', '{"name": "x"}', 'no array'],
	['CSV without columns', 'name;stage;from;to\n', 'there is no start, no end'],
	['CSV with an open quote', 'name,stage,start,end\n"x,y', 'no valid CSV'],
])('refuses %s with a sentence', (_, text, sentence) => {
	expect(() => parseRunningOrder(text)).toThrow(ImportRefused);
	expect(() => parseRunningOrder(text)).toThrow(sentence);
});
