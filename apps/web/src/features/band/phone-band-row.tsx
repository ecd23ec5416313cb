import type { Band } from '@crossload/contract';
import { runningActivity } from '@crossload/domain';
import { mdiTruckOutline } from '@mdi/js';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { DASH } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';
import classes from './phone-band-row.module.css';

/** A band in two lines: when it plays and where, what it does or does next, and how many vehicles it has. */
export function PhoneBandRow({ band }: { band: Band }) {
	const { name, stage, show, activities, next_activity, vehicles } = band;
	const next = runningActivity(activities) ?? next_activity;
	return (
		<span className={classes.row}>
			<span className={classes.name}>{name}</span>
			<span className={classes.end}>
				<UnsentMark of="band" id={band.id} />
				<StageChip stage={stage} isShort />
			</span>
			<span className={classes.show}>
				<span className="visually-hidden">{texts.show} </span>
				{show ? <PlannedTime planned={show} /> : texts.notYetKnown}
			</span>
			<span className={classes.next}>{next ? <NextLine next={next} /> : DASH}</span>
			<span className={classes.vehicles}>
				<Icon path={mdiTruckOutline} size={16} />
				{vehicles.length}
				<span className="visually-hidden"> vehicles</span>
			</span>
		</span>
	);
}

function NextLine({ next }: { next: NonNullable<Band['next_activity']> }) {
	return (
		<>
			<TypeIcon type={next.activityType} size={16} />
			<span className={classes.type}>{next.activityType.name}</span>
			<StatusTiming activity={next} />
		</>
	);
}
