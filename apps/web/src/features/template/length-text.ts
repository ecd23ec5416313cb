import { FARTHEST_STEP, type Minutes } from '@crossload/domain';

/** `25 min`, and what is longer than a field has figures for `336:00`. */
export function lengthText(minutes: Minutes): string {
	if (minutes < 1_000) return `${minutes} min`;
	return hoursText(minutes);
}

/** `1:30` */
export function hoursText(minutes: Minutes): string {
	return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
}

/** Minutes of a text such as `25`, `25 min`, `1:30`, `1 h` or `1 h 30`; null for what is none, and beyond fourteen days. */
export function minutesOfLength(text: string): Minutes | null {
	const plain = /^\s*(\d{1,5})\s*(?:min)?\s*$/i.exec(text);
	const hours = /^\s*(\d{1,3})\s*(?::|h)\s*([0-5]?\d)?\s*(?:min)?\s*$/i.exec(text);
	const length = plain ? Number(plain[1]) : Number(hours?.[1]) * 60 + Number(hours?.[2] ?? 0);
	return Number.isNaN(length) || length > FARTHEST_STEP ? null : length;
}
