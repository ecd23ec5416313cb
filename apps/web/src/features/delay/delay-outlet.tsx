import { useSearch } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { useRight } from '../../api/session.ts';
import { isTypedInto } from '../../lib/typed-into.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { useLastDefined } from '../../ui/use-last-defined.ts';
import { useSingleKeys } from '../help/single-keys.ts';
import { closeDelay, openDelay, useDelayed } from './open-delay.ts';

const DelayDialog = lazy(async () => ({ default: (await import('./delay-dialog.tsx')).DelayDialog }));

/** Shows the delay that is open, over whatever page and details, and opens it by the key `d`. */
export function DelayOutlet() {
	const delayed = useDelayed();
	const shown = useLastDefined(delayed ?? undefined);
	const mayWrite = useRight('activity:write');
	const [areSingleKeysOn] = useSingleKeys();
	useDelayKey(mayWrite && areSingleKeysOn);
	useEffect(() => closeDelay, []);
	return (
		<LazyDialog opened={delayed !== null}>
			{(opened) => shown !== undefined && <DelayDialog opened={opened} onClose={closeDelay} delayed={shown} />}
		</LazyDialog>
	);
}

/** `d` delays the activity whose details are open, else the one whose row, block or card has the focus. */
function useDelayKey(isOn: boolean): void {
	const inDetails = useSearch({ strict: false, select: ({ activity }) => activity ?? null });
	useEffect(() => {
		if (!isOn) return;
		const handleKey = (event: KeyboardEvent) => {
			const isPlain = event.key === 'd' && !event.ctrlKey && !event.metaKey && !event.altKey;
			if (!isPlain || isTypedInto(event.target)) return;
			const allowedDialogs = inDetails === null ? 0 : 1;
			const id = inDetails ?? activityAt(event.target);
			if (id === null || document.querySelectorAll('[role="dialog"]').length > allowedDialogs) return;
			event.preventDefault();
			openDelay(id);
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [isOn, inDetails]);
}

/** The activity whose details a link opens. */
function activityAt(target: EventTarget | null): number | null {
	const link = target instanceof Element ? target.closest('a') : null;
	const id = link && new URL(link.href).searchParams.get('activity');
	return id ? Number(id) : null;
}
