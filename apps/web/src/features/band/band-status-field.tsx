import { BAND_STATUSES } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { useIsUnsent } from '../../entities/unsent/unsent-context.ts';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { BAND_STATUS_OPTIONS, bandStatusLabel } from '../../lib/band-status-label.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import classes from './band-status-field.module.css';
import { BAND_TEXTS as texts } from './band-texts.ts';
import { type StatusBand, useChangeBandStatus } from './use-change-band-status.ts';

/** A band's status: a selector for those who may set it, a text for all others and on paper (BAND-05, BAND-09). */
export function BandStatusField({ band }: { band: StatusBand }) {
	const maySet = useRight('band:status');
	const change = useChangeBandStatus();
	const isUnsent = useIsUnsent('band', band.id);
	const isPrinting = useIsPrinting();
	if (!maySet || isPrinting) return <span className="secondary">{bandStatusLabel(band.status)}</span>;
	const choose = (chosen: string | null) => {
		const status = BAND_STATUSES.find((known) => known === chosen);
		if (status !== undefined && status !== band.status) change(band, status);
	};
	return (
		<PlainSelect
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
