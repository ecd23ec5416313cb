import { Notifications } from '@mantine/notifications';

/**
 * The messages that are to be seen, one at a time (SPEC.md section 9): one that leaves is gone at once, so that nobody taps
 * the Undo of what was said before.
 */
export function Messages() {
	return (
		<Notifications limit={1} autoClose={3000} position="bottom-center" containerWidth={420} transitionDuration={0} />
	);
}
