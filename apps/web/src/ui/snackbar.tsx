import { cleanNotifications, useNotifications } from '@mantine/notifications';
import { useLoadedLater } from '../lib/use-loaded-later.ts';
import classes from './snackbar.module.css';

const loadMessages = async () => (await import('./messages.tsx')).Messages;

/**
 * Where the messages of `ui/notify.tsx` appear. What draws them is fetched after the first screen, or with a message that
 * comes before; without a network that one stands there plainly, and the next one tries again.
 */
export function Snackbar() {
	const message = useNotifications().notifications.at(-1);
	const { loaded: Messages, hasFailed } = useLoadedLater(loadMessages, message);
	if (Messages) return <Messages />;
	return (
		hasFailed &&
		message && (
			<div role="alert" data-message className={classes.plain}>
				{message.message}
				<button type="button" onClick={() => cleanNotifications()}>
					Close
				</button>
			</div>
		)
	);
}
