/** Of the bell in the top bar, at which the list of alerts hangs. */
export const ALERT_BELL_ID = 'alert-bell';

/** Words of the bell (ON-SITE.md, ALRT-04). */
export const ALERT_BELL_TEXTS = {
	bell: (count: number) => (count === 0 ? 'Alerts' : `Alerts: ${count} that nobody has taken`),
	arrived: (texts: readonly string[]) =>
		texts.length === 1 ? `New alert: ${texts[0]}` : `${texts.length} new alerts: ${texts.join(' ')}`,
} as const;
