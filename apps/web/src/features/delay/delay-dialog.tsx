import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUndoRevision } from '../../api/changes.ts';
import { ApiError, failureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { notify } from '../../lib/notify.ts';
import { SheetBody, SheetFooter, SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { DelayChoices } from './delay-choices.tsx';
import classes from './delay-dialog.module.css';
import { DelayFindings } from './delay-findings.tsx';
import { DelayLines } from './delay-lines.tsx';
import type { DelayPreview } from './delay-preview.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import { type Delay, useDelay } from './use-delay.ts';

interface DelayDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly activityId: number;
}

/** What a delay would move, why, and what it would break; written at one tap, as one step that can be undone (RIP-10). */
export function DelayDialog({ opened, onClose, activityId }: DelayDialogProps) {
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={texts.title} size="wide" hasOwnBody>
			<DelayOf key={activityId} activityId={activityId} onClose={onClose} />
		</SheetOrModal>
	);
}

function DelayOf({ activityId, onClose }: Omit<DelayDialogProps, 'opened'>) {
	const delay = useDelay(activityId);
	if (delay === null) {
		return (
			<SheetBody>
				<SkeletonRows count={6} />
			</SheetBody>
		);
	}
	return <DelayForm delay={delay} onClose={onClose} />;
}

function DelayForm({ delay, onClose }: { delay: Delay; onClose: () => void }) {
	const { preview, isMerged, choice } = delay;
	const { apply, isBusy, failure } = useApply(onClose);
	const isOffline = useConnection() === 'offline';
	const count = preview.update.length;
	return (
		<>
			<SheetBody>
				<DelayChoices delay={delay} />
				<div aria-live="polite" className={classes.said}>
					{isOffline && <p>{texts.offline}</p>}
					{isMerged && <p>{texts.merged}</p>}
					{preview.fault && <p className={classes.fault}>{preview.fault}</p>}
					{failure && <p className={classes.fault}>{failure}</p>}
					{choice === null && <p>{texts.choose}</p>}
					{choice !== null && preview.fault === null && preview.lines.length === 0 && <p>{texts.nothing}</p>}
				</div>
				{preview.lines.length > 0 && (
					<>
						<DelayFindings preview={preview} />
						<DelayLines delay={delay} />
					</>
				)}
			</SheetBody>
			<SheetFooter>
				<Button variant="default" onClick={onClose}>
					{texts.cancel}
				</Button>
				<Button
					className={classes.apply ?? ''}
					loading={isBusy}
					disabled={count === 0 || isOffline}
					onClick={() => void apply(preview)}
				>
					{texts.apply(count)}
				</Button>
			</SheetFooter>
		</>
	);
}

function useApply(onClose: () => void) {
	const { mutateAsync: send, isPending: isBusy } = useBatch();
	const { mutateAsync: undo } = useUndoRevision();
	const [failure, setFailure] = useState<string | null>(null);
	const handleUndo = (revision: number) =>
		void undo(revision).then(
			() => notify.success(texts.undone),
			(error: unknown) => notify.error(failureText(texts.undoFailed, error)),
		);
	const apply = async ({ update }: DelayPreview) => {
		setFailure(null);
		try {
			const { revision } = await send({ update: [...update] });
			onClose();
			notify.success(texts.applied(update.length), () => handleUndo(revision));
		} catch (error) {
			const isConflict = error instanceof ApiError && error.statusCode === 409;
			setFailure(isConflict ? texts.conflict : failureText(texts.failed, error));
		}
	};
	return { apply, isBusy, failure };
}
