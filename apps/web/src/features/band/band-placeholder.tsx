import { mdiMusicNoteOff } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { RowPlaceholder } from '../../ui/row-placeholder.tsx';
import { BAND_CRUMBS, TO_BANDS } from './band-links.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** Shown in place of a band, or of its form, while that loads, when that has failed, or when the band is gone. */
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
	/** Shown when loading has failed. */
	failed: string;
}
