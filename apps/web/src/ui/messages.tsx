import { Notifications } from '@mantine/notifications';

/** The messages that are to be seen, one at a time (SPEC.md section 9). */
export function Messages() {
	return <Notifications limit={1} autoClose={3000} position="bottom-center" containerWidth={420} />;
}
