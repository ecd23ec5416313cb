import type { Alert, Watch } from '@crossload/contract';
import { type InView, isMine } from '@crossload/domain';

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

/** Those that nobody has taken: what the bell counts (ALRT-04). */
export function untaken(alerts: readonly Alert[]): readonly Alert[] {
	return alerts.filter(({ taken }) => taken === null);
}
