import { ActionIcon, Button } from '@mantine/core';
import { mdiPencil } from '@mdi/js';
import { useIsPhone } from '../lib/use-media.ts';
import { Icon } from './icon.tsx';
import type { RenderLink } from './link-slot.ts';

/** Leads to the form of what the page shows; on phones an icon. */
export function EditLink({ label, link }: { label: string; link: RenderLink }) {
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
