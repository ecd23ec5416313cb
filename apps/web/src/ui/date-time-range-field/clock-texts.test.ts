import { describe, expect, test } from 'vitest';
import { type ClockPart, type ClockTexts, clockOfTexts, NO_CLOCK, stepped, typedInto } from './clock-texts.ts';

const QUARTER_PAST: ClockTexts = { hours: '07', minutes: '15' };

/** Types keys from a part on as the field does: a complete part hands the next key to the minutes, all selected. */
function typing(keys: string, from: ClockPart = 'hours', before = QUARTER_PAST) {
	let part = from;
	let texts = before;
	let isSelected = true;
	let isRefused = false;
	for (const key of keys) {
		const typed = typedInto(texts, part, isSelected ? key : texts[part] + key);
		texts = typed.texts;
		isRefused = typed.isRefused;
		isSelected = typed.isComplete && part === 'hours';
		if (typed.isComplete) part = 'minutes';
	}
	return { ...texts, clock: clockOfTexts(texts), isRefused };
}

describe('USE-01 a time typed key by key', () => {
	test.each([
		['0840', '08:40'],
		['840', '08:40'],
		['8:40', '08:40'],
		['08.40', '08:40'],
		['8 40', '08:40'],
		['1:05', '01:05'],
		['2359', '23:59'],
		['250', '02:50'],
		['08', '08:15'],
		['8', '08:15'],
	])('%s over 07:15', (keys, clock) => {
		expect(typing(keys)).toMatchObject({ clock, isRefused: false });
		expect(typing(keys, 'hours', NO_CLOCK).clock).toBe(clock.replace(':15', ':00'));
	});

	test.each(['08:4', '2:5', '25', '25:00', '24:00', '08:75', '0861', '99'])('%s is not understood', (keys) => {
		expect(typing(keys, 'hours', NO_CLOCK).clock).toBeUndefined();
	});

	test('a letter is refused and changes nothing', () => {
		expect(typing('x')).toMatchObject({ ...QUARTER_PAST, isRefused: true });
		expect(typing('4x', 'minutes')).toMatchObject({ minutes: '4', isRefused: true });
	});

	test('without hours there is no time', () => {
		expect(clockOfTexts(NO_CLOCK)).toBeNull();
		expect(clockOfTexts(typedInto(QUARTER_PAST, 'hours', '').texts)).toBeNull();
	});
});

test.each(['415', '145', '154'])('USE-01 a 4 typed anywhere into complete minutes begins them again: %s', (raw) => {
	expect(typedInto(QUARTER_PAST, 'minutes', raw).texts).toEqual({ hours: '07', minutes: '4' });
});

test.each([
	['hours', '08:40'],
	['hours', '0840'],
	['minutes', '8.40'],
	['hours', ' 8:40 '],
] as const)('USE-01 a whole time comes into the %s at once: %s', (part, raw) => {
	expect(typedInto(QUARTER_PAST, part, raw).texts).toEqual({ hours: '08', minutes: '40' });
});

test.each([
	{ from: '14:30', part: 'minutes', direction: 1, to: '14:35' },
	{ from: '14:32', part: 'minutes', direction: 1, to: '14:35' },
	{ from: '14:32', part: 'minutes', direction: -1, to: '14:30' },
	{ from: '14:55', part: 'minutes', direction: 1, to: '15:00' },
	{ from: '00:00', part: 'minutes', direction: -1, to: '23:55' },
	{ from: '23:30', part: 'hours', direction: 1, to: '00:30' },
	{ from: '00:10', part: 'hours', direction: -1, to: '23:10' },
] as const)('ACT-12 an arrow leads from $from, in the $part, by $direction to $to', ({ from, to, part, direction }) => {
	expect(stepped(from, part, direction)).toBe(to);
});
