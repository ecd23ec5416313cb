import type { Band } from '@crossload/contract';
import { BAND_STATUSES, type BandStatus } from '@crossload/domain';
import { useSetBandStatus } from '../../api/bands.ts';
import { useRight } from '../../api/session.ts';
import { BAND_STATUS_OPTIONS, bandStatusLabel } from '../../entities/band/band-status.ts';
import { useIsUnsent } from '../../entities/unsent/unsent-context.ts';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { notify } from '../../lib/notify.ts';
import { QuickSelect } from '../../ui/quick-select.tsx';
import classes from './band-status-field.module.css';
import { BAND_TEXTS as texts } from './band-texts.ts';

type StatusBand = Pick<Band, 'id' | 'status' | 'version'>;

/** A band's status: a selector for whoever may set it, a text for all others (BAND-05, BAND-09). */
export function BandStatusField({ band }: { band: StatusBand }) {
	const maySet = useRight('band:status');
	const set = useSetBandStatus();
	const isUnsent = useIsUnsent('band', band.id);
	if (!maySet) return <span className={classes.status}>{bandStatusLabel(band.status)}</span>;
	// Not as callbacks of one call: whoever undoes may be on another page by then.
	const change = async (from: StatusBand, status: BandStatus, isUndo = false): Promise<void> => {
		const outcome = await set.mutateAsync({ band: from, status }).catch(() => 'failed' as const);
		if (outcome === 'failed') return notify.error(texts.statusFailed);
		if (outcome === 'kept') return notify.info(texts.statusKept);
		// What was done is the band's next version.
		const undo = () => void change({ ...from, status, version: from.version + 1 }, from.status, true);
		notify.success(texts.statusSaved, isUndo ? undefined : undo);
	};
	const choose = (chosen: string | null) => {
		const status = BAND_STATUSES.find((known) => known === chosen);
		if (status !== undefined && status !== band.status) void change(band, status);
	};
	return (
		<QuickSelect
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
