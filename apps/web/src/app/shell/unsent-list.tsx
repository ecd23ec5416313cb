import { mdiClose, mdiRefresh, mdiUndoVariant } from '@mdi/js';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { useRight } from '../../api/session.ts';
import { cancel, tryAgain } from '../../api/sync/enqueue.ts';
import { removeEntry } from '../../api/sync/outbox.ts';
import { kindOf, type OutboxEntry } from '../../api/sync/outbox-kinds.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './strip.module.css';

/** What was done here and the server has not taken: each with its time, and what can be done about it. */
export function UnsentList({ entries }: { entries: readonly OutboxEntry[] }) {
	const { data: activities = [] } = useActivities();
	const { data: bands = [] } = useBands();
	const { data: vehicles = [] } = useVehicles();
	const rows = { activities, bands, vehicles };
	const hasWaiting = entries.some(({ state }) => state === 'waiting');
	return (
		<>
			<ul className="plain-list">
				{entries.map((entry) => (
					<UnsentRow key={entry.key} entry={entry} target={kindOf(entry)?.target(entry, rows) ?? ''} />
				))}
			</ul>
			{hasWaiting && <p className={classes.note}>Sent by itself, with these times, once the network is back.</p>}
		</>
	);
}

function UnsentRow({ entry, target }: { entry: OutboxEntry; target: string }) {
	const { at, error, isCancelled } = entry;
	const label = `${isCancelled ? 'Undo ' : ''}${kindOf(entry)?.label(entry)}`;
	return (
		<li className={classes.row}>
			<time className={classes.time} dateTime={at}>
				{formatTime(at)}
			</time>
			<span className={classes.what}>
				<b>{label}</b> {target}
				{error !== null && <span className={classes.error}>{error}</span>}
			</span>
			<UnsentButtons entry={entry} what={`${label} ${target}`.trim()} />
		</li>
	);
}

/** What waits can be taken back, with the right to undo it; what the server did not take can be sent again. */
function UnsentButtons({ entry, what }: { entry: OutboxEntry; what: string }) {
	const mayUndo = useRight(kindOf(entry)?.undoRight ?? 'activity:write');
	if (entry.state === 'failed') {
		return (
			<>
				{entry.canRetry && (
					<StripButton word="Try again" what={what} icon={mdiRefresh} onClick={() => tryAgain(entry)} />
				)}
				<StripButton word="Dismiss" what={what} icon={mdiClose} onClick={() => removeEntry(entry)} />
			</>
		);
	}
	if (entry.isCancelled || (entry.attempts > 0 && !mayUndo)) return null;
	return <StripButton word="Undo" what={what} icon={mdiUndoVariant} onClick={() => cancel(entry)} />;
}

interface StripButtonProps {
	word: string;
	what: string;
	icon: string;
	onClick: () => void;
}

function StripButton({ word, what, icon, onClick }: StripButtonProps) {
	return (
		<button type="button" className={classes.action} aria-label={`${word}: ${what}`} onClick={onClick}>
			<Icon path={icon} size={18} />
			{word}
		</button>
	);
}
