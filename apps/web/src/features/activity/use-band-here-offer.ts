import type { Activity } from '@crossload/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bandListQuery } from '../../api/bands.ts';
import { useRight } from '../../api/session.ts';
import { notify, type Offer } from '../../ui/notify.tsx';
import { BAND_TEXTS } from '../band/band-texts.ts';
import { useChangeBandStatus } from '../band/use-change-band-status.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

const CHECKIN = 'checkin';

/** After a check-in is done: its band, not there until then, can be set to Vor Ort by one tap (USE-07). */
export function useBandHereOffer(): (activity: Activity) => Offer | undefined {
	const maySet = useRight('band:status');
	const queryClient = useQueryClient();
	const change = useChangeBandStatus();
	return useCallback(
		({ activityType, band }) => {
			if (!maySet || activityType.id !== CHECKIN || band === null) return undefined;
			const inCache = queryClient.getQueryData(bandListQuery.queryKey)?.find(({ id }) => id === band.id);
			if (inCache && inCache.status !== 'not_here') return undefined;
			// Lists that show activities need no bands, so theirs may not have come yet.
			const onClick = () =>
				void queryClient.ensureQueryData(bandListQuery).then(
					(bands) => {
						const present = bands.find(({ id }) => id === band.id);
						if (present) change(present, 'here');
					},
					() => notify.error(BAND_TEXTS.statusFailed),
				);
			return { label: texts.setBandHere, onClick };
		},
		[maySet, queryClient, change],
	);
}
