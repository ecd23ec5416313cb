import { FARTHEST_STEP, type Minutes } from '@crossload/domain';
import { hoursText } from './length-text.ts';

/** `−3:20`, `+0:10`: minutes before or after the show, as hours and minutes. */
export function offsetText(minutes: Minutes): string {
	return `${minutes < 0 ? '−' : '+'}${hoursText(Math.abs(minutes))}`;
}

/** Parses `-3:20`, `−3 h 20`, `0:10` or `+2 h`; null for any other text, and for more than fourteen days. */
export function minutesOfOffset(text: string): Minutes | null {
	const minutes = writtenOffset(text);
	return minutes === null || Math.abs(minutes) > FARTHEST_STEP ? null : minutes;
}

/** What is wrong with a text that is to say when a step begins. */
export type OffsetFault = 'format' | 'too-far';

/** Whether a text cannot be read, or says more than fourteen days; null where it can be saved. */
export function offsetFault(text: string): OffsetFault | null {
	if (minutesOfOffset(text) !== null) return null;
	return writtenOffset(text) === null ? 'format' : 'too-far';
}

function writtenOffset(text: string): Minutes | null {
	const match = /^\s*([+−–-]?)\s*(\d+)\s*(?::|h)\s*([0-5]?\d)?\s*(?:min)?\s*$/i.exec(text);
	if (!match) return null;
	const [, sign, hours, minutes] = match;
	const length = Number(hours) * 60 + Number(minutes ?? 0);
	return sign === '' || sign === '+' ? length : -length;
}
