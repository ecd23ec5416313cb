/** What an alert can be about (ON-SITE.md, ALRT-01), in the order in which people choose among them. */
export const ALERT_KINDS = [
	'slack',
	'not-arrived',
	'late-show',
	'changeover',
	'curfew',
	'position-full',
	'blocked',
	'forgotten',
	'unexpected',
	'free',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The kinds that rules find; `unexpected` is noted at a gate. */
export type RuledKind = Exclude<AlertKind, 'unexpected'>;

/** They have minutes among the settings. */
export const RULED_KINDS: readonly RuledKind[] = ALERT_KINDS.filter((kind) => kind !== 'unexpected');
