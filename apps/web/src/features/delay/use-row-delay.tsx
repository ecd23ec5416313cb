import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import type { Column } from '../../ui/data-table/column.ts';
import classes from './delay-button.module.css';
import { DelayButton } from './delay-button.tsx';

// Rows are rendered again when what draws them is another function or array, so these are made once.
const delayOf = (activity: Activity) => (isOver(activity) ? null : <DelayButton activity={activity} />);
const COLUMNS: readonly Column<Activity>[] = [
	{ id: 'delay', header: '', width: 28, isFixed: true, className: classes.cell, cell: delayOf },
];
const NO_COLUMNS: readonly Column<Activity>[] = [];

/** 'Delay…' in the rows of a list of activities, for those who plan (RIP-10): on phones beside the two lines, else as a column. */
export function useRowDelay() {
	if (!useRight('activity:write')) return { phoneAction: undefined, delayColumns: NO_COLUMNS };
	return { phoneAction: delayOf, delayColumns: COLUMNS };
}
