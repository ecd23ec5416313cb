import { FARTHEST_STEP, type Minutes } from '@crossload/domain';

/** `25 min` */
export function lengthText(minutes: Minutes): string {
	return `${minutes} min`;
}

/** Minutes of a text such as `25`, `25 min`, `1:30`, `1 h` or `1 h 30`; null for what is none, and beyond fourteen days. */
export function minutesOfLength(text: string): Minutes | null {
	const plain = /^\s*(\d{1,5})\s*(?:min)?\s*$/i.exec(text);
	const hours = /^\s*(\d{1,3})\s*(?::|h)\s*([0-5]?\d)?\s*(?:min)?\s*$/i.exec(text);
	const length = plain ? Number(plain[1]) : Number(hours?.[1]) * 60 + Number(hours?.[2] ?? 0);
	return Number.isNaN(length) || length > FARTHEST_STEP ? null : length;
}
