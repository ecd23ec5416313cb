import { type Day, dayOf, festivalDays } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activityListQuery } from '../api/activities.ts';
import { nextArrivalsQuery, nextCheckinsQuery, nextLoadsQuery } from '../api/dashboard.ts';
import { useRight } from '../api/session.ts';
import { DASHBOARD_TEXTS as texts } from '../features/dashboard/dashboard-texts.ts';
import { NextCard } from '../features/dashboard/next-card.tsx';
import { ARRIVAL_COLUMNS, CHECKIN_COLUMNS, LOAD_COLUMNS } from '../features/dashboard/next-columns.tsx';
import { StageStrip } from '../features/dashboard/stage-strip.tsx';
import { VehiclePresence } from '../features/dashboard/vehicle-presence.tsx';
import { InCharge } from '../features/team-function/in-charge.tsx';
import { formatDay, formatLongWeekday } from '../lib/format.ts';
import { useNow } from '../lib/now.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { AddButton } from '../ui/add-buttons.tsx';
import type { RenderLink } from '../ui/link-slot.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import classes from './dashboard-page.module.css';

const TO_FORM: RenderLink = (slot) => <Link to="/activity/new/{-$context}/{-$contextId}" {...slot} />;

/** What happens now and next on all stages, docks and gates, and who is in charge (SPEC.md section 2). */
export function DashboardPage() {
	const today = dayOf(useNow());
	const mayAdd = useRight('activity:write');
	const { data: days = [] } = useQuery({ ...activityListQuery, select: festivalDays });
	return (
		<PageFrame
			title={formatLongWeekday(today)}
			tab="Home"
			count={dateText(today, days)}
			isTitleHiddenOnPhones
			actions={mayAdd && <AddButton label={texts.addActivity} renderRoot={TO_FORM} />}
		>
			<StageStrip />
			<NextCards />
			<div className={classes.halves}>
				<InCharge />
				<VehiclePresence />
			</div>
		</PageFrame>
	);
}

/** `22.08.2026, day 3 of 4`, before and after the festival the date alone. */
function dateText(today: Day, days: readonly Day[]): string {
	const place = days.indexOf(today) + 1;
	return place === 0 ? formatDay(today) : `${formatDay(today)}, day ${place} of ${days.length}`;
}

function NextCards() {
	const isPhone = useIsPhone();
	const [loads, checkins, arrivals] = [
		useQuery(nextLoadsQuery),
		useQuery(nextCheckinsQuery),
		useQuery(nextArrivalsQuery),
	];
	const all = (
		<Link className={classes.all} to="/activities">
			{isPhone ? texts.all : texts.wholePlan}
		</Link>
	);
	return (
		<div className={classes.next}>
			<NextCard
				title={texts.loads}
				list="loads"
				result={loads}
				columns={LOAD_COLUMNS}
				empty={texts.noLoads}
				action={all}
			/>
			<div className={classes.side}>
				<NextCard
					title={texts.checkins}
					list="checkins"
					result={checkins}
					columns={CHECKIN_COLUMNS}
					empty={texts.noCheckins}
					rank="side"
				/>
				<NextCard
					title={texts.arrivals}
					list="arrivals"
					result={arrivals}
					columns={ARRIVAL_COLUMNS}
					empty={texts.noArrivals}
					rank="side"
				/>
			</div>
		</div>
	);
}
