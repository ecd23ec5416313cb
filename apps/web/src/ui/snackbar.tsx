import { cleanNotifications, useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import classes from './snackbar.module.css';

/**
 * Where the messages of `lib/notify.ts` appear. What draws them is fetched after the first screen, at the latest with the
 * first message; without a network that one stands there plainly, and the next one tries again.
 */
export function Snackbar() {
	const [Messages, setMessages] = useState<ComponentType>();
	const [isPlain, setIsPlain] = useState(false);
	const { notifications } = useNotifications();
	useEffect(() => {
		if (Messages || notifications.length === 0) return;
		import('./messages.tsx').then(
			(loaded) => setMessages(() => loaded.Messages),
			() => setIsPlain(true),
		);
	}, [Messages, notifications]);
	if (Messages) return <Messages />;
	const message = notifications.at(-1)?.message;
	return (
		isPlain &&
		message !== undefined && (
			<div role="alert" data-message className={classes.plain}>
				{message}
				<button type="button" onClick={() => cleanNotifications()}>
					Close
				</button>
			</div>
		)
	);
}
