import { mdiMusicNoteOff } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { InPlaceOfRow } from '../../ui/in-place-of-row.tsx';
import { BAND_CRUMBS } from './band-details.tsx';
import { TO_BANDS } from './band-form-links.tsx';
import { FORM_TEXTS as texts } from './band-form-texts.ts';

interface BandFormAbsenceProps extends Omit<RowState<never>, 'row'> {
	title: string;
}

/** What stands there while the form waits for what it needs, cannot have it, or its band is gone. */
export function BandFormAbsence({ title, ...state }: BandFormAbsenceProps) {
	return (
		<InPlaceOfRow
			{...state}
			texts={{ ...texts, title, loading: title }}
			crumbs={BAND_CRUMBS}
			icon={mdiMusicNoteOff}
			toList={TO_BANDS}
		/>
	);
}
