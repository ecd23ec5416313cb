import type { Activity } from '@crossload/contract';
import {
	calendarDayOf,
	type FestivalTime,
	HOUR,
	type Instant,
	instantOf,
	isCancelled,
	isComing,
	isOver,
	nextStops,
} from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';
import { shortStageName } from '../../entities/stage/short-stage-name.ts';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import own from './arrivals-display.module.css';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DisplayFrame, type FrameFacts } from './display-frame.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import { TimingLine } from './timing-line.tsx';
import { useFitting, useRotatingPages } from './use-rotating-pages.ts';

/** Those that came stay so long. */
const STAY = 2 * HOUR;

/** Who comes, as at an airport: late first, then by time, then those that came; pages turn by themselves (WALL-03). */
export function ArrivalsDisplay({ lists, frame }: { lists: DisplayLists; frame: FrameFacts }) {
	const now = useNow();
	const rows = arrivalsOf(lists.activities, now);
	const { room, fits } = useFitting<HTMLDivElement>();
	const { shown, page, pages } = useRotatingPages(rows, fits);
	return (
		<DisplayFrame {...frame} title={texts.arrivals} foot={texts.paged(texts.foot.arrivals, page, pages)}>
			{rows.length === 0 && <p className={classes.none}>{texts.noArrivals}</p>}
			{rows.length > 0 && (
				<div ref={room} className={own.room} data-grown="lines">
					<table className={own.arrivals}>
						<thead>
							<tr>
								{Object.values(texts.columns).map((name) => (
									<th key={name} scope="col">
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{shown.map((activity) => (
								<ArrivalRow key={activity.id} activity={activity} lists={lists} />
							))}
						</tbody>
					</table>
				</div>
			)}
		</DisplayFrame>
	);
}

function ArrivalRow({ activity, lists }: { activity: Activity; lists: DisplayLists }) {
	const now = useNow();
	const { band, stage, position, vehicles, end, planned_start, planned_end } = activity;
	const [vehicle] = vehicles;
	const shown = stage ?? lists.bands.find(({ id }) => id === band?.id)?.stage;
	const due = planned_start ?? planned_end;
	const plate = lists.vehicles.find(({ id }) => id === vehicle?.id)?.licence_plate;
	return (
		<tr data-done={isOver(activity) || undefined}>
			<td className="tabular">
				<strong>{due && formatNear(due, now)}</strong>
			</td>
			<td>
				{end === null ? (
					<TimingLine activity={activity} {...(isLongDue(due, now) && { text: texts.longLate })} />
				) : (
					<TimingLine activity={activity} text={texts.done(formatNear(end, now))} />
				)}
			</td>
			<td>
				<FitText>{band?.name ?? '–'}</FitText>
			</td>
			<td>
				{vehicle && (
					<DisplayChip color={vehicle.type.color} isSmall>
						{plate ?? vehicle.type.slug}
					</DisplayChip>
				)}
			</td>
			<td>
				{shown && (
					<DisplayChip color={shown.color} isSmall>
						{shortStageName(shown.name)}
					</DisplayChip>
				)}
			</td>
			<td>
				<FitText lines={2}>{position?.name ?? '–'}</FitText>
			</td>
			<td>
				<FitText lines={2}>{nextPlaceOf(activity, lists) ?? '–'}</FitText>
			</td>
		</tr>
	);
}

/** Since when it is late stands before it already, and long: with the day. */
function isLongDue(due: FestivalTime | null, now: Instant): boolean {
	return due !== null && instantOf(due) < now && calendarDayOf(instantOf(due)) !== calendarDayOf(now);
}

function arrivalsOf(activities: readonly Activity[], now: Instant): readonly Activity[] {
	const comes = activities.filter((one) => isComing(one.activityType) && !isCancelled(one) && one.vehicles.length > 0);
	const open = comes.filter((one) => !isOver(one));
	const isLate = ({ planned_start, planned_end }: Activity) => {
		const due = planned_start ?? planned_end;
		return due !== null && instantOf(due) < now;
	};
	const came = comes.filter(({ end }) => end !== null && now - instantOf(end) <= STAY);
	return [...open.filter(isLate), ...open.filter((one) => !isLate(one)), ...came];
}

/** Where it goes next from the gate. */
function nextPlaceOf({ id, position, vehicles }: Activity, { activities }: DisplayLists): string | undefined {
	const [vehicle] = vehicles;
	const own = activities.filter((one) => one.vehicles.some((each) => each.id === vehicle?.id));
	return nextStops(own).find((one) => one.id !== id && one.position && one.position.id !== position?.id)?.position
		?.name;
}
