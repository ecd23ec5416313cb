import { mdiCloudOffOutline } from '@mdi/js';
import { type Connection, useConnection } from '../../api/sync/connection.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './connection-state.module.css';

const WORDS: Record<Connection, string> = {
	connecting: 'Connecting',
	live: 'Live',
	reconnecting: 'Reconnecting',
	offline: 'Offline',
};

/** Whether what is shown stays right by itself: a quiet dot while it does, words and a sign of their own otherwise. */
export function ConnectionState() {
	const connection = useConnection();
	return (
		<span role="status" className={classes.state} data-connection={connection}>
			{connection === 'offline' ? <Icon path={mdiCloudOffOutline} size={16} /> : <span className={classes.dot} />}
			{WORDS[connection]}
		</span>
	);
}
