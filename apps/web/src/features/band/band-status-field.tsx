import type { Band } from '@crossload/contract';
import { BAND_STATUSES } from '@crossload/domain';
import { Select } from '@mantine/core';
import { useSetBandStatus } from '../../api/bands.ts';
import { useRight } from '../../api/session.ts';
import { BAND_STATUS_OPTIONS, bandStatusLabel } from '../../entities/band/band-status.ts';
import { useIsUnsent } from '../../entities/unsent/unsent-context.ts';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { notify } from '../../lib/notify.ts';
import classes from './band-status-field.module.css';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** A band's status: a selector for whoever may set it, a text for all others (BAND-05, BAND-09). */
export function BandStatusField({ band }: { band: Pick<Band, 'id' | 'status' | 'version'> }) {
	const maySet = useRight('band:status');
	const set = useSetBandStatus();
	const isUnsent = useIsUnsent('band', band.id);
	if (!maySet) return <span className={classes.status}>{bandStatusLabel(band.status)}</span>;
	const choose = (chosen: string | null) => {
		const status = BAND_STATUSES.find((known) => known === chosen);
		if (status === undefined || status === band.status) return;
		set.mutate(
			{ band, status },
			{
				onSuccess: (outcome) =>
					outcome === 'kept' ? notify.info(texts.statusKept) : notify.success(texts.statusSaved),
				onError: () => notify.error(texts.statusFailed),
			},
		);
	};
	return (
		<Select
			className={classes.field ?? ''}
			aria-label={texts.status}
			data={BAND_STATUS_OPTIONS}
			value={band.status}
			allowDeselect={false}
			{...(isUnsent && { leftSection: <UnsentMark of="band" id={band.id} /> })}
			onChange={choose}
		/>
	);
}
