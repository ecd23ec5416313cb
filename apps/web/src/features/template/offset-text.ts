import { FARTHEST_STEP, type Minutes } from '@crossload/domain';
import { hoursText } from './length-text.ts';

/** `−3:20`, `+0:10`: minutes before or after the show, as hours and minutes. */
export function offsetText(minutes: Minutes): string {
	const length = Math.abs(minutes);
	const clock = hoursText(length);
	return `${minutes < 0 ? '−' : '+'}${clock}`;
}

/** Minutes of a text such as `-3:20`, `−3 h 20`, `0:10` or `+2 h`; null for what is none, and beyond fourteen days. */
export function minutesOfOffset(text: string): Minutes | null {
	const found = /^\s*([+−–-]?)\s*(\d{1,3})\s*(?::|h)\s*([0-5]?\d)?\s*(?:min)?\s*$/i.exec(text);
	if (!found) return null;
	const [, sign, hours, rest] = found;
	const length = Number(hours) * 60 + Number(rest ?? 0);
	if (length > FARTHEST_STEP) return null;
	return sign === '' || sign === '+' ? length : -length;
}
