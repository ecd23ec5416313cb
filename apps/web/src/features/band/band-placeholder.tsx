import { mdiMusicNoteOff } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { RowPlaceholder } from '../../ui/row-placeholder.tsx';
import { BAND_CRUMBS } from './band-details.tsx';
import { TO_BANDS } from './band-form-links.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** What stands there while a band, or what its form needs, is on its way, cannot be had, or is gone. */
export function BandPlaceholder({ title, failed, ...state }: BandPlaceholderProps) {
	return (
		<RowPlaceholder
			{...state}
			texts={{ ...texts, title, loading: title, failed }}
			crumbs={BAND_CRUMBS}
			icon={mdiMusicNoteOff}
			toList={TO_BANDS}
		/>
	);
}

interface BandPlaceholderProps extends Omit<RowState<never>, 'row'> {
	title: string;
	/** What is said when it cannot be had. */
	failed: string;
}
