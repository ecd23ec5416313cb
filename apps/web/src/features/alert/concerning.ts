import type { Alert, Watch } from '@crossload/contract';
import { type AlertKind, type InView, isMine } from '@crossload/domain';

/** The alerts that concern somebody: of their kinds, about what is theirs (ALRT-03); what was only forgotten to tap comes last. */
export function concerning(
	alerts: readonly Alert[],
	{ kinds }: Pick<Watch, 'kinds'>,
	mine: InView | null,
): readonly Alert[] {
	const own = alerts.filter((alert) => kinds.includes(alert.kind) && isMine(mine, alert));
	const isLow = ({ kind }: Alert) => kind === 'forgotten';
	return [...own.filter((alert) => !isLow(alert)), ...own.filter(isLow)];
}

/** The kinds by urgency, the most urgent first; the others are not urgent. */
const WORST_FIRST: readonly AlertKind[] = [
	'late-show',
	'curfew',
	'changeover',
	'slack',
	'not-arrived',
	'position-full',
	'blocked',
	'unexpected',
];

/** The worst alert that nobody has taken, of its kind the latest; undefined where none is urgent. */
export function worstOf(alerts: readonly Alert[]): Alert | undefined {
	const open = untaken(alerts);
	const worst = WORST_FIRST.find((kind) => open.some((alert) => alert.kind === kind));
	return open.find(({ kind }) => kind === worst);
}

/** Those that nobody has taken: what the bell counts (ALRT-04). */
export function untaken(alerts: readonly Alert[]): readonly Alert[] {
	return alerts.filter(({ taken }) => taken === null);
}

/** The id of the activity that Start, Done and Delay… of an alert are about; of a changeover, the show that leaves no room for it. */
export function activityToActOn({ kind, activities }: Pick<Alert, 'kind' | 'activities'>): number | undefined {
	return kind === 'changeover' ? activities.at(-1) : activities[0];
}
