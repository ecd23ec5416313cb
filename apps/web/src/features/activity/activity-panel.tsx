import type { Activity } from '@crossload/contract';
import { ALL_DAYS, activityStatus, isOver } from '@crossload/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { activityTone } from '../../entities/activity/activity-tone.ts';
import { roomForYears } from '../../entities/activity/room-for-years.ts';
import { now, useMinute, useNow } from '../../lib/now.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import type { ListPart } from '../../lib/use-list-part.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { QuietAdd } from '../../ui/add-buttons.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { Listed } from '../../ui/listed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRowDelay } from '../delay/delay-button.tsx';
import { activityColumns, DEFAULT_SORTING, YEAR_WIDTHS } from './activity-columns.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import classes from './activity-panel.module.css';
import { ACTIVITY_ROWS } from './activity-rows.tsx';
import { nowMarker } from './now-marker.ts';
import type { ActivityOwner } from './use-activities-of.ts';

/** Columns of the activity list in the order of their ids, as a page that shows some of its activities needs them. */
export function someActivityColumns(ids: readonly string[], fills: string): Column<Activity>[] {
	return activityColumns({ operations: null, statusOf: (activity) => activityStatus(activity, now()) })
		.filter(({ id }) => ids.includes(id))
		.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
		.map(
			(column): Column<Activity> => (column.id === fills ? { ...column, width: 'fill', preferredWidth: 240 } : column),
		);
}

/** The activities of one thing in order; a row opens its details. Phones keep the done ones back until asked. */
export function ActivityPanel({ activities, ...props }: ActivityPanelProps) {
	return (
		<Listed title={texts.title} list={activities}>
			{(rows) => <ListedActivities activities={rows} {...props} />}
		</Listed>
	);
}

function ListedActivities({ context, contextId, activities, columns, phoneRow }: ListedActivitiesProps) {
	// Paper has room for what is done, and no button to bring it back.
	const isPrinting = useIsPrinting();
	const foldsDone = useIsPhone() && !isPrinting;
	const mayAdd = useRight('activity:write');
	const present = useNow();
	const minute = useMinute();
	const [showsDone, setShowsDone] = useState(false);
	const pending = activities.filter((activity) => !isOver(activity));
	const rowAction = useRowDelay();
	const isLong = activities.length > LONG;
	const doneCount = activities.length - pending.length;
	const shown = foldsDone && !showsDone ? pending : activities;
	const marker = useMemo(() => nowMarker({ sorting: DEFAULT_SORTING, day: ALL_DAYS, minute }), [minute]);
	return (
		<Panel
			title={texts.title}
			action={
				<>
					{foldsDone && doneCount > 0 && (
						<button type="button" className={classes.toggle} onClick={() => setShowsDone(!showsDone)}>
							{showsDone ? texts.hideDone : texts.showDoneCount(doneCount)}
						</button>
					)}
					<ExportButton isIcon title={texts.title} all={activities} shown={shown} columns={columns} load={loadExport} />
					{mayAdd && <AddActivity context={context} contextId={contextId} />}
				</>
			}
		>
			<DataTable
				id={`${context}-activities`}
				ownerId={contextId}
				label={texts.title}
				rows={shown}
				columns={roomForYears(columns, { activities: shown, now: present, needed: YEAR_WIDTHS })}
				fitsWindow={isLong}
				marker={isLong ? marker : undefined}
				{...ACTIVITY_ROWS}
				glows={useGlow('activity')}
				rowTone={(activity) => activityTone(activity, present)}
				isQuiet={isOver}
				phoneRow={phoneRow}
				phoneAction={rowAction}
				rowAction={rowAction}
				empty={<EmptyState text={emptyText(doneCount, mayAdd)} />}
			/>
		</Panel>
	);
}

const loadExport = async () => (await import('./activity-export.ts')).ACTIVITY_EXPORT;

function AddActivity({ context, contextId }: Pick<ActivityPanelProps, 'context' | 'contextId'>) {
	const params = { context, contextId: `${contextId}` };
	return (
		<QuietAdd
			label={texts.add}
			hasKey
			renderRoot={(slot) => <Link to="/activity/new/{-$context}/{-$contextId}" params={params} {...slot} />}
		/>
	);
}

/** A list longer than this opens where now is. */
const LONG = 20;

interface ActivityPanelProps {
	/** What the activities belong to; a new one is added to it. */
	context: ActivityOwner;
	contextId: number;
	activities: ListPart<Activity>;
	columns: readonly Column<Activity>[];
	phoneRow: (activity: Activity) => ReactNode;
}

interface ListedActivitiesProps extends Omit<ActivityPanelProps, 'activities'> {
	/** By plan. */
	activities: readonly Activity[];
}

/** Why there is nothing to see (ACT-03). */
function emptyText(doneCount: number, mayAdd: boolean): string {
	if (doneCount > 0) return texts.nonePlanned;
	return mayAdd ? texts.noneYet : texts.noneAvailable;
}
