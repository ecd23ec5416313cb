import { ActionIcon, Button, Group } from '@mantine/core';
import { mdiPencil } from '@mdi/js';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { Icon } from './icon.tsx';
import type { RenderLink } from './link-slot.ts';

/** Deletes what the page shows, and leads to its form: side by side also where a page's actions take two lines. */
export function DeleteAndEdit({ deleteButton, ...edit }: EditLinkProps & { deleteButton: ReactNode }) {
	return (
		<Group gap={8} wrap="nowrap">
			{deleteButton}
			<EditLink {...edit} />
		</Group>
	);
}

interface EditLinkProps {
	label: string;
	link: RenderLink;
}

/** On phones an icon. */
function EditLink({ label, link }: EditLinkProps) {
	if (useIsPhone()) {
		return (
			<ActionIcon variant="subtle" color="gray" size={44} aria-label={label} renderRoot={link}>
				<Icon path={mdiPencil} size={20} />
			</ActionIcon>
		);
	}
	return (
		<Button variant="default" renderRoot={link} leftSection={<Icon path={mdiPencil} />}>
			{label}
		</Button>
	);
}
