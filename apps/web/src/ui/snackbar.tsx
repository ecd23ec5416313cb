import { cleanNotifications, useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import classes from './snackbar.module.css';

/** Milliseconds after which what draws messages is fetched: what the first screen asks for comes first. */
const AFTER_FIRST_SCREEN = 600;

/**
 * Where the messages of `lib/notify.ts` appear. What draws them is fetched after the first screen, or with a message that
 * comes before; without a network that one stands there plainly, and the next one tries again.
 */
export function Snackbar() {
	const [Messages, setMessages] = useState<ComponentType>();
	const [isPlain, setIsPlain] = useState(false);
	const { notifications } = useNotifications();
	useEffect(() => {
		if (Messages) return;
		const load = () =>
			import('./messages.tsx').then(
				(loaded) => setMessages(() => loaded.Messages),
				() => setIsPlain(true),
			);
		const timer = setTimeout(load, notifications.length > 0 ? 0 : AFTER_FIRST_SCREEN);
		return () => clearTimeout(timer);
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
