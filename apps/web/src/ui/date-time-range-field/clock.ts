/** A clock reading, `HH:mm`. */
export type Clock = string;

/** The clock time that a text says: '14:30', '14.30', '1430', '905' or '14'; null for what no clock shows. */
export function clockIn(text: string): Clock | null {
	const digits = text.replace(/[:.]/, '');
	const isWholeHour = text.length <= 2;
	const whole = isWholeHour ? `${digits.padStart(2, '0')}00` : digits.padStart(4, '0');
	const clock = `${whole.slice(0, 2)}:${whole.slice(2)}`;
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : null;
}
