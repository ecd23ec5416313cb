import type { HistoryEntry } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityHistoryQuery } from '../../api/activities.ts';
import { messageOf } from '../../api/errors.ts';
import { formatFull } from '../../lib/format.ts';
import classes from './activity-history.module.css';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

/** Who changed the activity, when and what; fetched when it is opened. */
export function ActivityHistory({ activityId }: { activityId: number }) {
	const [isOpen, setOpen] = useState(false);
	const history = useQuery({ ...activityHistoryQuery(activityId), enabled: isOpen });
	return (
		<details className={classes.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className={classes.summary}>{texts.history}</summary>
			{history.error && <p>{messageOf(history.error, texts.historyFailed)}</p>}
			<ol className={classes.entries}>
				{history.data?.map((entry) => (
					<li key={entry.revision} className={classes.entry}>
						<span className="secondary tabular">{formatFull(entry.at)}</span>
						<span>
							{whatOf(entry)}
							{entry.actor && <span className="secondary">, {entry.actor.name}</span>}
						</span>
					</li>
				))}
			</ol>
		</details>
	);
}

/** What the fields are called that an entry names. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
	activityTypeId: 'type',
	bandId: 'band',
	stageId: 'stage',
	positionId: 'position',
	vehicleIds: 'vehicles',
	planned_start: 'planned time',
	planned_end: 'planned time',
	start: 'actual time',
	end: 'actual time',
};

function whatOf({ action, changes }: HistoryEntry): string {
	if (action === 'create') return 'Planned';
	const [only, another] = changes;
	const isFirstTime = only && !another && only.before === null && only.after !== null;
	if (isFirstTime && only.field === 'start') return 'Started';
	if (isFirstTime && only.field === 'end') return 'Marked as done';
	const fields = new Set(changes.map(({ field }) => FIELD_NAMES[field] ?? field));
	return `Changed ${[...fields].join(', ')}`;
}
