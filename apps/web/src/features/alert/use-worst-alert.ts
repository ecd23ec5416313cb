import type { Alert } from '@crossload/contract';
import { untaken, worstOf } from './concerning.ts';
import { useMyAlerts } from './use-my-alerts.ts';

/** The most urgent alert, and how many alerts nobody has taken. */
export interface WorstAlert {
	readonly alert: Alert;
	readonly count: number;
}

/** The worst of the user's alerts that nobody has taken; null for none, undefined until that is known. */
export function useWorstAlert(): WorstAlert | null | undefined {
	const alerts = useMyAlerts();
	const alert = alerts && worstOf(alerts);
	return alerts && (alert ? { alert, count: untaken(alerts).length } : null);
}
