import { BAND_STATUSES, type BandStatus } from '@crossload/domain';

const LABELS: Readonly<Record<BandStatus, string>> = {
	not_here: 'Noch nicht da',
	here: 'Vor Ort',
	load_in: 'Load in',
	gone: 'Load out done und weg',
};

const EMOJI: Readonly<Record<BandStatus, string>> = { not_here: '⏳', here: '📍', load_in: '📦', gone: '👋' };

/** `📦 Load in` */
export function bandStatusLabel(status: BandStatus): string {
	return `${EMOJI[status]} ${LABELS[status]}`;
}

/** The statuses as a select offers them, in the order of a band's day. */
export const BAND_STATUS_OPTIONS = BAND_STATUSES.map((status) => ({ value: status, label: bandStatusLabel(status) }));
