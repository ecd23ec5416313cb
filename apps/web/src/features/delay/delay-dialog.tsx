import { isOver } from '@crossload/domain';
import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, memo, useState } from 'react';
import { saveFailureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { saveByKeys } from '../../ui/form/form-keys.ts';
import { notify } from '../../ui/notify.tsx';
import { SheetBody, SheetFooter, SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useActivity } from '../activity/use-activity.ts';
import { useUndo } from '../changes/use-undo.ts';
import { DelayChoices } from './delay-choices.tsx';
import classes from './delay-dialog.module.css';
import { DelayFindings } from './delay-findings.tsx';
import { DelayLines } from './delay-lines.tsx';
import { DelayHeld, DelaySlack } from './delay-slack.tsx';
import { DelayStrip, stripOf } from './delay-strip.tsx';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delayed } from './open-delay.ts';
import { type Delay, useDelay } from './use-delay.ts';

interface DelayDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly delayed: Delayed;
}

/** What a delay would move, why, and what it would break; applied with one tap, and undone as one step (RIP-10). */
export function DelayDialog({ opened, onClose, delayed }: DelayDialogProps) {
	const { activityId } = delayed;
	const { activity } = useActivity(activityId, opened);
	const title = (
		<span className={classes.title}>
			{texts.title} {activity?.stage && <StageChip stage={activity.stage} />}
		</span>
	);
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={title} size="wide" hasOwnBody>
			<DelayOf key={activityId} delayed={delayed} onClose={onClose} />
		</SheetOrModal>
	);
}

function DelayOf({ delayed, onClose }: Omit<DelayDialogProps, 'opened'>) {
	const delay = useDelay(delayed.activityId, delayed.moves);
	if (delay && !isOver(delay.activity)) return <DelayForm delay={delay} onClose={onClose} delayed={delayed} />;
	return (
		<SheetBody>
			{delay === undefined ? (
				<SkeletonRows count={6} />
			) : (
				<p className={classes.text}>{delay === null ? texts.gone : texts.over}</p>
			)}
		</SheetBody>
	);
}

function DelayForm({ delay, onClose, delayed }: { delay: Delay; onClose: () => void; delayed: Delayed }) {
	const { preview } = delay;
	const { apply, isBusy, failure } = useApply(onClose, delayed);
	const isOffline = useConnection() === 'offline';
	const count = preview.update.length;
	const canApply = count > 0 && !isOffline && !isBusy;
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (canApply) void apply(delay);
	};
	return (
		<form className={classes.form} onSubmit={handleSubmit} onKeyDownCapture={saveByKeys} onKeyDown={preventSubmit}>
			<SheetBody>
				<DelayChoices delay={delay} />
				<div aria-live="polite" className={classes.announcement}>
					{isOffline && <p>{texts.offline}</p>}
					{failure && <p className={classes.fault}>{failure}</p>}
					<Announcement delay={delay} />
				</div>
				{preview.lines.length > 0 && <DelayEffects delay={delay} />}
			</SheetBody>
			<SheetFooter>
				<CancelButton onClick={onClose} />
				<Button
					className={classes.apply ?? ''}
					loading={isBusy}
					disabled={count === 0 || isOffline}
					aria-keyshortcuts="Control+Enter"
					rightSection={
						<span className={classes.keys} aria-hidden>
							Ctrl ↵
						</span>
					}
					type="submit"
				>
					{texts.apply(count)}
				</Button>
			</SheetFooter>
		</form>
	);
}

/** Memoised, as the choices do not change it. */
const CancelButton = memo(({ onClick }: { onClick: () => void }) => (
	<Button variant="default" onClick={onClick}>
		{texts.cancel}
	</Button>
));

/** The shows of the stage, what moves, the findings that this makes, and what absorbs the delay or cannot move. */
function DelayEffects({ delay }: { delay: Delay }) {
	const { lines, absorbed } = delay.preview;
	const strip = stripOf(delay);
	return (
		<>
			{strip && <DelayStrip strip={strip} stage={delay.activity.stage} />}
			<div className={classes.parts}>
				<DelayFindings delay={delay} />
				<DelayLines delay={delay} />
				<div className={classes.rest}>
					<DelaySlack lines={lines} absorbed={absorbed} />
					<DelayHeld delay={delay} strip={strip} />
				</div>
			</div>
		</>
	);
}

/** Enter in a field does not submit the form: what would be moved should be looked at first. */
function preventSubmit(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Announcement({ delay: { changed, choice, preview } }: { delay: Delay }) {
	return (
		<>
			{changed.size > 0 && <p>{texts.merged}</p>}
			{preview.fault && <p className={classes.fault}>{preview.fault}</p>}
			{choice === null && <p>{texts.choose}</p>}
			{choice !== null && preview.fault === null && preview.lines.length === 0 && <p>{texts.nothing}</p>}
		</>
	);
}

function useApply(onClose: () => void, { onApplied, onUndo }: Delayed) {
	const { mutateAsync: send, isPending: isBusy } = useBatch();
	const undo = useUndo();
	const [failure, setFailure] = useState<string | null>(null);
	const apply = async ({ activity, preview: { update } }: Delay) => {
		setFailure(null);
		try {
			const { revision } = await send({ update: [...update] });
			onClose();
			onApplied?.(revision);
			notify.success(texts.applied(update.length, activity.stage?.name), onUndo ?? (() => undo(revision)));
		} catch (error) {
			setFailure(saveFailureText(texts, error));
		}
	};
	return { apply, isBusy, failure };
}
