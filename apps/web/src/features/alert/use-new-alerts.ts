import type { Alert } from '@crossload/contract';
import { useEffect, useRef, useState } from 'react';
import { ALERT_BELL_TEXTS as texts } from './alert-bell-texts.ts';
import { ring, useAlertSound, useAlertVibration, vibrate } from './device-signals.ts';

/**
 * Sounds and vibrates once for new alerts, and returns the announcement for screen readers: all that came together in one
 * sentence. What was open already when the page came is not new.
 */
export function useNewAlerts(alerts: readonly Alert[] | undefined): string {
	const known = useRef<ReadonlySet<number> | null>(null);
	const [words, setWords] = useState('');
	const [sounds] = useAlertSound();
	const [vibrates] = useAlertVibration();
	useEffect(() => {
		if (!alerts) return;
		const before = known.current;
		known.current = new Set([...(before ?? []), ...alerts.map(({ id }) => id)]);
		const fresh = before ? alerts.filter(({ id, taken }) => !before.has(id) && taken === null) : [];
		if (fresh.length === 0) return;
		setWords(texts.arrived(fresh.map(({ text }) => text)));
		if (sounds) ring();
		if (vibrates) vibrate();
	}, [alerts, sounds, vibrates]);
	return words;
}
