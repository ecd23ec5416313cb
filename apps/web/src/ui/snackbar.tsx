import { Notifications } from '@mantine/notifications';

/** Where the messages of `lib/notify.ts` appear, one at a time (SPEC.md section 9). */
export function Snackbar() {
	return <Notifications limit={1} autoClose={3000} position="bottom-center" containerWidth={420} />;
}
