/** Hours in which somebody is left alone: times of day by the festival's clock, `HH:MM`; they may pass midnight (ALRT-03). */
export interface QuietHours {
	readonly from: string;
	readonly to: string;
}

/** Whether a time of day, `HH:MM`, lies in them; their end does not. Equal times are the whole day. */
export function isQuiet(quiet: QuietHours | null, clock: string): boolean {
	if (quiet === null) return false;
	const { from, to } = quiet;
	return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}
