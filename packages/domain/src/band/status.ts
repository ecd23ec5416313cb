/** The statuses a band can have, in the order of its day (SPEC.md section 3). */
export const BAND_STATUSES = ['not_here', 'here', 'load_in', 'gone'] as const;
export type BandStatus = (typeof BAND_STATUSES)[number];

/** The second reading of SPEC.md section 3, taken from clients but never returned (CHECKLIST BAND-09). */
export const BAND_STATUS_ALIASES = { on_place: 'here', load_out_done: 'gone' } as const satisfies Record<
	string,
	BandStatus
>;
export type BandStatusAlias = keyof typeof BAND_STATUS_ALIASES;

/** The status that a word from a client means. */
export function bandStatusOf(word: BandStatus | BandStatusAlias): BandStatus {
	if (word === 'on_place' || word === 'load_out_done') return BAND_STATUS_ALIASES[word];
	return word;
}
