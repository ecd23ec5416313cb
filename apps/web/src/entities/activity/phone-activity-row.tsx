import type { Activity, ActivityBrief } from '@crossload/contract';
import { activityStatus, isOver } from '@crossload/domain';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/now.ts';
import { StageChip } from '../stage/stage-chip.tsx';
import { UnsentMark } from '../unsent/unsent-mark.tsx';
import classes from './phone-activity-row.module.css';
import { PlannedTime } from './planned-time.tsx';
import { StatusIcon } from './status-label.tsx';
import { STATUS_SHORT } from './status-texts.ts';
import { TimingText } from './timing-text.tsx';
import { TypeIcon } from './type-label.tsx';

/**
 * An activity in two lines: when and who, how it stands and what. On a band's own page the type takes the band's place
 * (`lead="type"`), and `end` the stage chip's.
 */
export function PhoneActivityRow({ activity, lead = 'band', end }: PhoneActivityRowProps) {
	const status = activityStatus(activity, useNow());
	const { band, stage, activityType } = activity;
	return (
		<span
			className={classes.row}
			data-quiet={isOver(activity) || undefined}
			data-tone={status === 'cancelled' ? status : undefined}
		>
			<PlannedTime planned={activity} className={classes.time} />
			<span className={classes.lead}>
				{lead === 'type' && <TypeIcon type={activityType} />}
				{lead === 'band' && band ? band.name : activityType.name}
			</span>
			<span className={classes.end}>
				<UnsentMark of="activity" id={activity.id} />
				{end ?? (stage && <StageChip stage={stage} isShort />)}
			</span>
			<span className={classes.timing}>
				<StatusIcon status={status} />
				{status === 'cancelled' ? STATUS_SHORT.cancelled : <TimingText activity={activity} />}
			</span>
			<PhoneWhere activity={activity} lead={lead} />
		</span>
	);
}

interface PhoneActivityRowProps {
	activity: Activity | ActivityBrief;
	lead?: 'band' | 'type';
	/** At the right end of the first line, instead of the stage. */
	end?: ReactNode;
}

function PhoneWhere({ activity, lead }: { activity: Activity | ActivityBrief; lead: 'band' | 'type' }) {
	const { activityType, position, stage } = activity;
	const isOfBand = lead === 'band';
	const place = position?.name ?? (isOfBand ? null : stage?.name);
	return (
		<span className={classes.what}>
			{isOfBand && <TypeIcon type={activityType} size={16} />}
			{isOfBand && <span className="secondary">{activityType.name}</span>}
			{isOfBand && place && ' · '}
			{place}
		</span>
	);
}
