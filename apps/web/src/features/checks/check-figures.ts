import type { FindingKind } from '@crossload/domain';
import { formatDuration } from '../../lib/format.ts';
import type { Check } from './use-checks.ts';

type Measured = Pick<Check, 'kind' | 'finding' | 'stage' | 'position'>;

/** By how much, where that can be said; what is missing has no measure. */
const TEXTS: Partial<Readonly<Record<FindingKind, (length: string, check: Measured) => string>>> = {
	'stage-overlap': (length) => `together for ${length}`,
	'changeover-short': (length, { stage }) => `${length} between them${stage ? `, needs ${stage.changeover}` : ''}`,
	'vehicle-overlap': (length) => `together for ${length}`,
	'vehicle-turnaround': (length) => `${length} between them`,
	'position-full': (_, { position }) =>
		`room for ${position?.capacity === 1 ? '1 vehicle' : `${position?.capacity} vehicles`}`,
	'loadin-late': (length) => `${length} after the show begins`,
	'soundcheck-late': (length) => `${length} after the show begins`,
	'loadout-early': (length) => `${length} before the show ends`,
	'departure-early': (length) => `${length} too early`,
	'checkin-late': (length) => `${length} after its first load begins`,
	curfew: (length) => `${length} too long`,
};

/** What a finding says beside its kind, place, time and who: '30 min between them, needs 35'. Empty for what is missing. */
export function checkFigures(check: Measured): string {
	const { from, to } = check.finding;
	return TEXTS[check.kind]?.(formatDuration((to ?? 0) - (from ?? 0)), check) ?? '';
}
