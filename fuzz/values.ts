import type { Random } from '../apps/server/src/demo/random.ts';

const LONG = 10_000;

/** Numbers at and beyond every limit. JSON has no NaN; what comes next to it are numbers too large to be one. */
const NUMBERS = [0, -0, -1, 1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, -1e300, 5e-324];

const TEXTS = [
	'',
	' ',
	'\t\n',
	'NaN',
	'Infinity',
	'1e999',
	'0x10',
	'١٢٣',
	'A\0B',
	'\uD800',
	'\uDFFFx',
	'\u202Ertl',
	'\uFEFF',
	'e\u0301',
	'💥'.repeat(2500),
	'x'.repeat(LONG),
	' '.repeat(LONG),
	'{'.repeat(200),
	'__proto__',
	'constructor',
	'toString',
	"'; drop table band; --",
	"' or 1=1 --",
	'" union select password_hash from user --',
	"\\'; delete from user where 1=1; --",
	'%27%20or%201%3D1',
	'<script>window.ran=1</script>',
	'"><img src=x onerror=window.ran=1>',
	'javascript:window.ran=1',
	'{{constructor.constructor("return process")()}}',
	'$' + '{process.env.PATH}',
	'$(touch ran)',
	'../../../../etc/passwd',
	'..\\..\\windows\\win.ini',
	'file:///etc/passwd',
	'%00',
	'\r\nset-cookie: ran=1',
];

const TIMES = [
	'2026-08-22T17:30:00+02:00',
	'2026-08-22T17:30:00',
	'2026-08-22',
	'2026-02-30T12:00:00Z',
	'2026-13-01T00:00:00Z',
	'2026-08-22T25:00:00Z',
	'2026-08-22T23:59:60Z',
	'0000-01-01T00:00:00Z',
	'1899-12-31T23:59:59Z',
	'2101-01-01T00:00:00Z',
	'9999-12-31T23:59:59Z',
	'+275760-09-13T00:00:00Z',
	'-271821-04-20T00:00:00Z',
	'2026-08-22T17:30:00+99:99',
	'1755876600',
];

const SHAPES: readonly (() => unknown)[] = [
	() => null,
	() => true,
	() => false,
	() => [],
	() => ({}),
	() => [[]],
	() => [null],
	() => ({ id: null }),
	() => ({ id: -1 }),
	() => ({ id: '1 or 1=1' }),
	() => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
	() => Array.from({ length: 500 }, (_, index) => -index),
	() => nested(60),
];

/** Anything that has broken a server before. */
export function hostileValue(random: Random): unknown {
	const kind = random.between(0, 9);
	if (kind < 3) return random.pick(SHAPES)();
	if (kind < 5) return random.pick(NUMBERS);
	if (kind < 6) return random.pick(TIMES);
	return kind < 9 ? random.pick(TEXTS) : randomText(random);
}

/** A text that has broken a server before. */
export function hostileText(random: Random): string {
	return random.pick(random.chance(0.2) ? TIMES : TEXTS);
}

/** A handful of characters from anywhere, halves of pairs among them. */
function randomText(random: Random): string {
	const units = Array.from({ length: random.between(1, 20) }, () => random.between(0, 0xffff));
	return String.fromCharCode(...units);
}

function nested(depth: number): unknown {
	return depth === 0 ? null : [nested(depth - 1)];
}
