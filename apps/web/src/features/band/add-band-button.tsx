import { ActionIcon, Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** Leads to the form for a new band, for whoever may add one; as an icon at the end of the phone's tool row. */
export function AddBandButton({ isIcon = false }: { isIcon?: boolean }) {
	if (!useRight('band:write')) return null;
	if (isIcon) {
		return (
			<ActionIcon
				ml="auto"
				size={44}
				w={56}
				aria-label={texts.add}
				renderRoot={(slot) => <Link to="/band/add" {...slot} />}
			>
				<Icon path={mdiPlus} size={24} />
			</ActionIcon>
		);
	}
	return (
		<Button renderRoot={(slot) => <Link to="/band/add" {...slot} />} leftSection={<Icon path={mdiPlus} />}>
			{texts.add}
		</Button>
	);
}
