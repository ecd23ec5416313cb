import { ActionIcon, Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Icon } from './icon.tsx';
import type { RenderLink } from './link-slot.ts';

/** A link to a form, or what opens one. */
type AddProps = { label: string } & ({ renderRoot: RenderLink } | { onClick: () => void });

/** Adds to a list: the main action of its page. */
export function AddButton({ label, ...form }: AddProps) {
	return (
		<Button leftSection={<Icon path={mdiPlus} />} aria-keyshortcuts="n" {...form}>
			{label}
		</Button>
	);
}

/** The same at the thumb's end of a phone's tool row. */
export function ToolRowAdd({ label, ...form }: AddProps) {
	return (
		<ActionIcon ml="auto" size={44} w={56} aria-label={label} aria-keyshortcuts="n" {...form}>
			<Icon path={mdiPlus} size={24} />
		</ActionIcon>
	);
}

/** The same in the head of a card, where it is one action of several; one card of a page may have the page's key. */
export function QuietAdd({ label, hasKey = false, ...form }: AddProps & { hasKey?: boolean }) {
	const key = hasKey ? { 'aria-keyshortcuts': 'n' } : {};
	return (
		<Button variant="subtle" color="gray" leftSection={<Icon path={mdiPlus} />} {...key} {...form}>
			{label}
		</Button>
	);
}
