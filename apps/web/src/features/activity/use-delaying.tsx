import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { useSingleKeys } from '../help/single-keys.ts';

const DelayDialog = lazy(async () => ({ default: (await import('../delay/delay-dialog.tsx')).DelayDialog }));

interface Delaying {
	readonly open: () => void;
	readonly isOpen: boolean;
	/** To be rendered. */
	readonly dialog: ReactNode;
}

/** The delay of the activity whose details are open, for those who may change it (RIP-10). */
export function useDelaying(activity: Activity | null): Delaying {
	const [isOpen, setIsOpen] = useState(false);
	const mayWrite = useRight('activity:write');
	const [areSingleKeysOn] = useSingleKeys();
	const canDelay = activity !== null && mayWrite && !isOver(activity);
	const open = useCallback(() => setIsOpen(true), []);
	useDelayKey(canDelay && areSingleKeysOn, open);
	const dialog = activity && (
		<LazyDialog opened={isOpen}>
			{(opened) => <DelayDialog opened={opened} onClose={() => setIsOpen(false)} activityId={activity.id} />}
		</LazyDialog>
	);
	return { open, isOpen, dialog };
}

/** Opens it by the key `d`, unless something is being typed or another dialog is over the details. */
function useDelayKey(isOn: boolean, open: () => void): void {
	useEffect(() => {
		if (!isOn) return;
		const handleKey = (event: KeyboardEvent) => {
			const isPlain = event.key === 'd' && !event.ctrlKey && !event.metaKey && !event.altKey;
			if (!isPlain || isTypedInto(event.target) || document.querySelectorAll('[role="dialog"]').length > 1) return;
			event.preventDefault();
			open();
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [isOn, open]);
}

function isTypedInto(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches('input, textarea, select');
}
