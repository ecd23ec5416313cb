import { ActionIcon, Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { contextParams } from './form-context.ts';
import { usePageContext } from './use-page-context.ts';

/** Where Add leads: a list narrowed to a stage adds to that stage. */
function useFormLink() {
	return { to: '/activity/new/{-$context}/{-$contextId}', params: contextParams(usePageContext()) } as const;
}

/** Leads to the form for a new activity. */
export const AddActivityButton = memo(AddButton);

function AddButton() {
	const form = useFormLink();
	return (
		<Button
			renderRoot={(slot) => <Link {...form} {...slot} />}
			leftSection={<Icon path={mdiPlus} />}
			aria-keyshortcuts="n"
		>
			{texts.add}
		</Button>
	);
}

/** The same in a phone's tool row, at the thumb's end of it. */
export function AddActivityIcon() {
	const form = useFormLink();
	return (
		<ActionIcon
			size={44}
			w={56}
			ml="auto"
			aria-label={texts.add}
			aria-keyshortcuts="n"
			renderRoot={(slot) => <Link {...form} {...slot} />}
		>
			<Icon path={mdiPlus} size={24} />
		</ActionIcon>
	);
}
