import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FORM_TEXTS as texts } from './form-texts.ts';

/** Asks before a form with changes is left. */
export function LeaveGuard({ losesChanges, onDiscard }: LeaveGuardProps) {
	const latest = useRef(losesChanges);
	latest.current = losesChanges;
	const shouldBlockFn: ShouldBlockFn = useCallback(({ current, next }) => {
		// Who is not signed in any more cannot stay, so there is nothing to ask.
		return current.pathname !== next.pathname && next.pathname !== '/login' && latest.current();
	}, []);
	const enableBeforeUnload = useCallback(() => latest.current(), []);
	const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });

	const answer = (isLeaving: boolean) => {
		if (!isLeaving) return blocker.reset?.();
		onDiscard();
		blocker.proceed?.();
	};
	return (
		<ConfirmDialog
			opened={blocker.status === 'blocked'}
			onAnswer={answer}
			title={texts.leaveTitle}
			text={texts.leaveText}
			confirm={texts.leave}
			isDangerous
		/>
	);
}

interface LeaveGuardProps {
	losesChanges: () => boolean;
	onDiscard: () => void;
}
