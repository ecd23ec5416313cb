import { Button } from '@mantine/core';
import { mdiHomeOutline } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';

/** The way home from a dead end. */
export function HomeButton() {
	return (
		<Button renderRoot={(slot) => <Link to="/" {...slot} />} leftSection={<Icon path={mdiHomeOutline} />}>
			Go home
		</Button>
	);
}
