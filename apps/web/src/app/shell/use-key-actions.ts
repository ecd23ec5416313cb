import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { KEYS, type KeyAction } from '../../features/help/keys.ts';
import { useSingleKeys } from '../../features/help/single-keys.ts';
import { keySequence } from '../../lib/key-sequence.ts';
import { isDialogOpen, isTypedInto } from '../../lib/typed-into.ts';

/** What can be opened over the page. */
export type Overlay = 'search' | 'keys' | 'password' | 'mine' | 'alerts';

/** Opens it in place of what is open; null closes that. The same function for as long as the app is open. */
export type SetOverlay = (overlay: Overlay | null) => void;

const ACTIONS: ReadonlyMap<string, KeyAction> = new Map(KEYS.map(({ keys, action }) => [keys, action]));

/**
 * Handles the keys of the help's list, on every screen: never while something is typed or a dialog is open. Keys without
 * Ctrl can be switched off, for those who use speech input or hit keys by accident (WCAG 2.1.4).
 */
export function useKeyActions(onOverlay: SetOverlay): void {
	const navigate = useNavigate();
	const [areSingleKeysOn] = useSingleKeys();
	// Before anything is seen: who sees the screen may press a key at once.
	useLayoutEffect(() => {
		const sequence = keySequence(ACTIONS.keys());
		const handleKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.altKey || event.isComposing || isDialogOpen()) return;
			const isCommand = event.ctrlKey || event.metaKey;
			if (!isCommand && (!areSingleKeysOn || isTypedInto(event.target))) return;
			const action = ACTIONS.get(sequence({ key: event.key, isCommand, at: event.timeStamp }) ?? '');
			if (!action) return;
			event.preventDefault();
			if ('goTo' in action) void navigate({ to: action.goTo });
			else if (action.does === 'add') addToList();
			else onOverlay(action.does);
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [navigate, onOverlay, areSingleKeysOn]);
}

/** A page marks with aria-keyshortcuts which of its controls adds; for those who may not add there is none. */
function addToList(): void {
	const [add] = document.querySelectorAll<HTMLElement>('#content [aria-keyshortcuts="n"]');
	add?.click();
}
