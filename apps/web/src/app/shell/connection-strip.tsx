import { festivalTimeOf } from '@crossload/domain';
import { mdiChevronDown, mdiChevronUp, mdiCloudAlertOutline, mdiCloudOffOutline, mdiCloudUploadOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { lastContact, useConnection } from '../../api/sync/connection.ts';
import { isStored, useUnsent } from '../../api/sync/outbox.ts';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './strip.module.css';
import { UnsentList } from './unsent-list.tsx';

/**
 * How old the data is while the server cannot be reached, and what was done here that it does not know yet. What it did
 * not take, and what this device cannot store, stays in sight, so there is nothing to open or close then.
 */
export function ConnectionStrip() {
	const isOffline = useConnection() === 'offline';
	const unsent = useUnsent();
	const [isOpen, setOpen] = useState(false);
	const listId = useId();
	const hasFailed = unsent.some(({ state }) => state === 'failed');
	const isUnstored = unsent.some((entry) => !isStored(entry));
	const isAlarming = hasFailed || isUnstored;
	if (!isOffline && unsent.length === 0) return null;
	return (
		<section className={classes.strip} aria-label="Connection">
			<div className={classes.head}>
				<span className={classes.words} role={isOffline ? undefined : 'status'}>
					<Icon path={isAlarming ? mdiCloudAlertOutline : mdiCloudOffOutline} size={20} />
					<StateWords isOffline={isOffline} hasFailed={hasFailed} />
				</span>
				{isAlarming && <Unsent count={unsent.length} />}
				{!isAlarming && unsent.length > 0 && (
					<button
						type="button"
						className={classes.action}
						aria-expanded={isOpen}
						aria-controls={listId}
						onClick={() => setOpen(!isOpen)}
					>
						<Unsent count={unsent.length} />
						<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={20} />
					</button>
				)}
			</div>
			{isUnstored && (
				<p className={classes.note} role="alert">
					This device cannot store it. Keep this page open until it is sent.
				</p>
			)}
			<div id={listId}>{(isOpen || isAlarming) && <UnsentList entries={unsent} />}</div>
		</section>
	);
}

function Unsent({ count }: { count: number }) {
	return (
		<span className={classes.unsent}>
			<Icon path={mdiCloudUploadOutline} size={20} />
			{count} unsent
		</span>
	);
}

function StateWords({ isOffline, hasFailed }: { isOffline: boolean; hasFailed: boolean }) {
	const now = useMinute();
	const contact = lastContact();
	if (!isOffline) return <b>{hasFailed ? 'Not taken by the server' : 'Not sent yet'}</b>;
	return (
		<span>
			<b>Offline</b>
			{contact !== null && (
				<>
					, data from <span className="tabular">{formatNear(festivalTimeOf(contact), now)}</span>
				</>
			)}
		</span>
	);
}
