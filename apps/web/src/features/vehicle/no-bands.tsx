import { Button } from '@mantine/core';
import { mdiMusicNote } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** Says that a vehicle needs a band first, and leads there. */
export function NoBands() {
	return (
		<EmptyState
			icon={mdiMusicNote}
			text={texts.noBands}
			action={<Button renderRoot={(slot) => <Link to="/bands" {...slot} />}>{texts.toBands}</Button>}
		/>
	);
}
