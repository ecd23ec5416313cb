const TYPED = /^(\d{1,2})[:.]?([0-5]\d)$/;

/** The time of day that was typed, `2330` and `0.30` taken too, as `HH:MM`; null of what is none. */
export function clockTimeOf(typed: string): string | null {
	const [, hour, minute] = TYPED.exec(typed.trim()) ?? [];
	if (hour === undefined || Number(hour) > 23) return null;
	return `${hour.padStart(2, '0')}:${minute}`;
}
