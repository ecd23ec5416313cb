import { ActionIcon, Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';

const FORM = { to: '/activity/new/{-$context}/{-$contextId}', params: {} } as const;

/** Leads to the form for a new activity. */
export function AddActivityButton() {
	return (
		<Button renderRoot={(slot) => <Link {...FORM} {...slot} />} leftSection={<Icon path={mdiPlus} />}>
			{texts.add}
		</Button>
	);
}

/** The same in a phone's tool row, at the thumb's end of it. */
export function AddActivityIcon() {
	return (
		<ActionIcon size={44} w={56} ml="auto" aria-label={texts.add} renderRoot={(slot) => <Link {...FORM} {...slot} />}>
			<Icon path={mdiPlus} size={24} />
		</ActionIcon>
	);
}
