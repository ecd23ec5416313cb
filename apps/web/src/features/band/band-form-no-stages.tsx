import { Button } from '@mantine/core';
import { mdiTheater } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FORM_TEXTS as texts } from './band-form-texts.ts';

/** Says that a band needs a stage first, and leads there. */
export function NoStages() {
	return (
		<EmptyState
			icon={mdiTheater}
			text={texts.noStages}
			action={<Button renderRoot={(slot) => <Link to="/stages" {...slot} />}>{texts.toStages}</Button>}
		/>
	);
}
