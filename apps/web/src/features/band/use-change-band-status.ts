import type { Band } from '@crossload/contract';
import type { BandStatus } from '@crossload/domain';
import { useCallback } from 'react';
import { useSetBandStatus } from '../../api/bands.ts';
import { notify } from '../../ui/notify.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';

export type StatusBand = Pick<Band, 'id' | 'status' | 'version'>;

/** Sets a band's status, says how that went and offers the way back (BAND-05). */
export function useChangeBandStatus(): (band: StatusBand, status: BandStatus) => void {
	const { mutateAsync: set } = useSetBandStatus();
	return useCallback(
		(band, status) => {
			// Not as callbacks of one call: the user may be on another page when undoing.
			const change = async (from: StatusBand, to: BandStatus, isUndo = false): Promise<void> => {
				const outcome = await set({ band: from, status: to }).catch(() => 'failed' as const);
				if (outcome === 'failed') return notify.error(texts.statusFailed);
				if (outcome === 'unstored') return notify.warning(texts.statusUnstored);
				if (outcome === 'stored') return notify.info(texts.statusStored);
				// What was done is the band's next version.
				const undo = () => void change({ ...from, status: to, version: from.version + 1 }, from.status, true);
				notify.success(texts.statusSaved, isUndo ? undefined : undo);
			};
			void change(band, status);
		},
		[set],
	);
}
