import type { EarlyRows } from '@crossload/spreadsheet';
import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './early-hint.module.css';
import { IMPORT_TEXTS as texts } from './import-texts.ts';

interface EarlyHintProps {
	readonly early: EarlyRows;
	/** Reads the days as calendar days from then on. */
	readonly onCalendarDays: () => void;
}

/** Says on which date shows after midnight are assumed to be: offices write either day for them (IMP-03). */
export function EarlyHint({ early: { rows, lookLikeCalendarDays }, onCalendarDays }: EarlyHintProps) {
	return (
		<div className={classes.early} role="status" data-doubt={lookLikeCalendarDays || undefined}>
			<p className="note">
				{texts.early(rows)}
				{lookLikeCalendarDays && (
					<strong className={classes.doubt}>
						<Icon path={mdiAlertCircle} /> {texts.earlyDoubt}
					</strong>
				)}
			</p>
			<Button variant="default" size="compact-md" onClick={onCalendarDays}>
				{texts.calendarDays}
			</Button>
		</div>
	);
}
