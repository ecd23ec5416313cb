import { ActionIcon, Button } from '@mantine/core';
import { mdiPencil, mdiPlus } from '@mdi/js';
import { useIsPhone } from '../lib/use-media.ts';
import { Icon } from './icon.tsx';
import type { RenderLink } from './link-slot.ts';

interface LinkButtonProps {
	label: string;
	link: RenderLink;
}

/** Leads to the form that adds to a list: the main action of its page. */
export function AddLink({ label, link }: LinkButtonProps) {
	return (
		<Button renderRoot={link} leftSection={<Icon path={mdiPlus} />} aria-keyshortcuts="n">
			{label}
		</Button>
	);
}

/** The same at the thumb's end of a phone's tool row. */
export function ToolRowAddLink({ label, link }: LinkButtonProps) {
	return (
		<ActionIcon ml="auto" size={44} w={56} aria-label={label} aria-keyshortcuts="n" renderRoot={link}>
			<Icon path={mdiPlus} size={24} />
		</ActionIcon>
	);
}

/** The same in the head of a card, where it is one action of several. */
export function QuietAddLink({ label, link }: LinkButtonProps) {
	return (
		<Button variant="subtle" color="gray" renderRoot={link} leftSection={<Icon path={mdiPlus} />}>
			{label}
		</Button>
	);
}

/** Leads to the form of what the page shows; on phones an icon. */
export function EditLink({ label, link }: LinkButtonProps) {
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
