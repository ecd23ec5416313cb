import type { Activity, ActivityBrief, Vehicle } from '@crossload/contract';
import {
	activityStatus,
	currentPositionActivity,
	type FestivalTime,
	nextActivity,
	previousPositionActivity,
} from '@crossload/domain';
import { mdiAirplane, mdiArrowRight, mdiMapMarker } from '@mdi/js';
import type { ReactNode } from 'react';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { TimingText } from '../../entities/activity/timing-text.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { LastSeenText } from '../../entities/position/whereabouts.tsx';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';
import classes from './vehicle-time-line.module.css';

type Shown = Activity | ActivityBrief;

/** Where the vehicle was, is and will be (VEH-03): solid lines are driven, dashed ones to come. */
export function VehicleTimeLine({ vehicle }: { vehicle: Vehicle }) {
	const { activities, current_position, position_status, previous_position, next_position } = vehicle;
	const previous = previousPositionActivity(activities);
	const current = currentPositionActivity(activities);
	const next = nextActivity(activities);
	const isDeparted = position_status === 'departed';
	return (
		<ol className={classes.line} aria-label="Positions">
			<Step
				kind="before"
				label={texts.before}
				place={previous_position}
				onTheWay={previous?.end && <LeftAt time={previous.end} />}
				isDriven={previous_position !== null}
			>
				{previous && <Happened activity={previous} />}
			</Step>
			<Step
				kind={isDeparted ? 'departed' : 'current'}
				label={texts.current}
				place={current_position}
				word={isDeparted ? texts.departed : undefined}
				onTheWay={next && !isDeparted && <TimingText activity={next} />}
			>
				{current ? <Now activity={current} isDeparted={isDeparted} /> : <LastSeenText activities={activities} />}
			</Step>
			<Step kind="next" label={texts.next} place={isDeparted ? null : next_position}>
				{next && !isDeparted && <Planned activity={next} />}
			</Step>
		</ol>
	);
}

interface StepProps {
	kind: 'before' | 'current' | 'departed' | 'next';
	label: string;
	place: Vehicle['current_position'];
	/** Instead of a place: gone for good. */
	word?: string | undefined;
	/** What stands on the line to the next step. */
	onTheWay?: ReactNode;
	/** The way to the next step lies behind. */
	isDriven?: boolean;
	/** Since when, or for what. */
	children: ReactNode;
}

const ICONS = { before: null, current: mdiMapMarker, departed: mdiAirplane, next: mdiArrowRight } as const;

function Step({ kind, label, place, word, onTheWay, isDriven = false, children }: StepProps) {
	const isKnown = place !== null || word !== undefined;
	const icon = ICONS[kind];
	return (
		<li
			className={classes.step}
			data-kind={kind}
			data-unknown={!isKnown || undefined}
			data-on-the-way={Boolean(onTheWay) || undefined}
		>
			<span className={classes.rail}>
				<span className={classes.ring}>{icon && isKnown && <Icon path={icon} size={20} />}</span>
				{kind !== 'next' && (
					<span className={classes.way} data-driven={isDriven || undefined}>
						{onTheWay && <span className={classes.onTheWay}>{onTheWay}</span>}
					</span>
				)}
			</span>
			<span className={classes.label}>{label}</span>
			{place ? (
				<EntityLink of="position" entityId={place.id} className={classes.place}>
					{place.name}
				</EntityLink>
			) : (
				<span className={classes.place}>{word ?? texts.unknown}</span>
			)}
			<span className={classes.fact}>{children}</span>
		</li>
	);
}

function LeftAt({ time }: { time: FestivalTime }) {
	return texts.left(formatNear(time, useNow()));
}

/** `Crossload 16:04–16:31` */
function Happened({ activity: { activityType, start, end } }: { activity: Shown }) {
	const now = useNow();
	const times = [start, end]
		.map((time) => time && formatNear(time, now))
		.filter(Boolean)
		.join('–');
	return (
		<>
			{activityType.name} <b>{times}</b>
		</>
	);
}

/** `Load-in since 17:04`, `Departure at 01:32` */
function Now({ activity, isDeparted }: { activity: Shown; isDeparted: boolean }) {
	const time = isDeparted ? activity.end : activity.start;
	const now = useNow();
	return (
		<span className={classes.now} data-over={isDeparted || undefined}>
			<StatusIcon status={isDeparted ? 'done' : 'running'} />
			<span>
				{activity.activityType.name} {time && `${isDeparted ? 'at' : 'since'} ${formatNear(time, now)}`}
			</span>
		</span>
	);
}

/** `Parking at 18:10` */
function Planned({ activity }: { activity: Shown }) {
	const now = useNow();
	const time = activity.planned_start ?? activity.planned_end;
	return (
		<span className={classes.planned}>
			<StatusIcon status={activityStatus(activity, now)} />
			<span>
				{activity.activityType.name} {time && 'at '}
				<b>{time && formatNear(time, now)}</b>
			</span>
		</span>
	);
}
