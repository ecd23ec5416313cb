import { FARTHEST_STEP, type Minutes } from '@crossload/domain';

/** `25 min`; what would have more than three digits as hours and minutes: `336:00`. */
export function lengthText(minutes: Minutes): string {
	return minutes < 1_000 ? `${minutes} min` : hoursText(minutes);
}

/** Hours and minutes: `1:30`. */
export function hoursText(minutes: Minutes): string {
	return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
}

/** Parses `25`, `25 min`, `1:30`, `1 h` or `1 h 30`; null for any other text, and for more than fourteen days. */
export function minutesOfLength(text: string): Minutes | null {
	const minutesOnly = /^\s*(\d{1,5})\s*(?:min)?\s*$/i.exec(text);
	const hours = /^\s*(\d{1,3})\s*(?::|h)\s*([0-5]?\d)?\s*(?:min)?\s*$/i.exec(text);
	if (!minutesOnly && !hours) return null;
	const length = minutesOnly ? Number(minutesOnly[1]) : Number(hours?.[1]) * 60 + Number(hours?.[2] ?? 0);
	return length > FARTHEST_STEP ? null : length;
}
