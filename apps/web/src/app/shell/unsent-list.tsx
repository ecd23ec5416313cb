import type { Activity, Band } from '@crossload/contract';
import { mdiClose, mdiUndoVariant } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { activityListQuery } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { undo } from '../../api/offline/perform.ts';
import type { UnsentAction } from '../../api/offline/unsent-action.ts';
import { bandStatusLabel } from '../../entities/band/band-status.ts';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './strip.module.css';

/** What was done here and is not sent: each with its time, and the way to take it back. */
export function UnsentList({ actions }: { actions: readonly UnsentAction[] }) {
	const { data: activities = [] } = useQuery(activityListQuery);
	const { data: bands = [] } = useQuery(bandListQuery);
	const hasWaiting = actions.some(({ refusal }) => refusal === null);
	return (
		<>
			<ul className={classes.list}>
				{actions.map((action) => (
					<UnsentRow key={action.key} action={action} what={targetOf(action, activities, bands)} />
				))}
			</ul>
			{hasWaiting && <p className={classes.note}>Sent by itself, with these times, once the network is back.</p>}
		</>
	);
}

function UnsentRow({ action, what }: { action: UnsentAction; what: string }) {
	const { at, refusal } = action;
	const verb = verbOf(action);
	const [word, icon] = refusal === null ? ['Undo', mdiUndoVariant] : ['Dismiss', mdiClose];
	return (
		<li className={classes.row}>
			<time className={classes.time} dateTime={at}>
				{formatTime(at)}
			</time>
			<span className={classes.what}>
				<b>{verb}</b> {what}
				{refusal !== null && <span className={classes.refusal}>{refusal}</span>}
			</span>
			<button
				type="button"
				className={classes.action}
				aria-label={`${word}: ${verb} ${what}`}
				onClick={() => void undo(action)}
			>
				<Icon path={icon} size={18} />
				{word}
			</button>
		</li>
	);
}

function verbOf(action: UnsentAction): string {
	if (action.kind === 'status') return bandStatusLabel(action.status);
	return action.kind === 'start' ? 'Start' : 'Done';
}

function targetOf({ kind, id }: UnsentAction, activities: readonly Activity[], bands: readonly Band[]): string {
	if (kind === 'status') return bands.find((band) => band.id === id)?.name ?? `Band ${id}`;
	const activity = activities.find((each) => each.id === id);
	if (!activity) return `Activity ${id}`;
	return [activity.activityType.name, activity.band?.name].filter(Boolean).join(', ');
}
