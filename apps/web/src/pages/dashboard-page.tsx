import { calendarDayOf, festivalDayOf, festivalDays } from '@crossload/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useActivities } from '../api/activities.ts';
import { useRight } from '../api/session.ts';
import { FROM_HOME } from '../features/activity/opened-from-home.ts';
import { DASHBOARD_TEXTS as texts } from '../features/dashboard/dashboard-texts.ts';
import { NextCard } from '../features/dashboard/next-card.tsx';
import { ARRIVAL_COLUMNS, CHECKIN_COLUMNS, LOAD_COLUMNS } from '../features/dashboard/next-columns.tsx';
import { StageStrip } from '../features/dashboard/stage-strip.tsx';
import { useShowsBelowFold } from '../features/dashboard/use-shows-below-fold.ts';
import { VehiclePresence } from '../features/dashboard/vehicle-presence.tsx';
import { useOwnStage } from '../features/mine/use-own-stage.ts';
import { InCharge } from '../features/team-function/in-charge.tsx';
import { formatDay, formatLongWeekday } from '../lib/format.ts';
import { lazyExtra } from '../lib/lazy-extra.ts';
import { useNow } from '../lib/now.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { AddButton } from '../ui/add-buttons.tsx';
import type { RenderLink } from '../ui/link-slot.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import classes from './dashboard-page.module.css';

const StageDashboard = lazy(async () => ({
	default: (await import('../features/dashboard/stage-dashboard.tsx')).StageDashboard,
}));

const AlertStrip = lazyExtra(async () => (await import('../features/alert/alert-pill.tsx')).AlertStrip);

const TO_FORM: RenderLink = (slot) => <Link to="/activity/new/{-$context}/{-$contextId}" state={FROM_HOME} {...slot} />;

const TO_SHEETS: RenderLink = (slot) => <Link to="/sheets" {...slot} />;

/** What happens now and next on all stages, docks and gates, and who is in charge (SPEC.md section 2). */
export function DashboardPage() {
	const now = useNow();
	const isPhone = useIsPhone();
	const ownStage = useOwnStage();
	const mayAdd = useRight('activity:write');
	return (
		<PageFrame
			title={formatLongWeekday(calendarDayOf(now))}
			tab="Home"
			count={<Today />}
			isTitleHiddenOnPhones
			actions={
				<>
					<Button variant="default" renderRoot={TO_SHEETS}>
						{texts.sheets}
					</Button>
					{mayAdd && <AddButton label={texts.addActivity} renderRoot={TO_FORM} />}
				</>
			}
		>
			{isPhone && (
				<div className={classes.worst}>
					<Suspense>
						<AlertStrip />
					</Suspense>
				</div>
			)}
			{isPhone && ownStage ? (
				<Suspense fallback={<SkeletonRows count={9} />}>
					<StageDashboard stage={ownStage} />
				</Suspense>
			) : (
				<WholeDashboard />
			)}
		</PageFrame>
	);
}

function WholeDashboard() {
	const isPhone = useIsPhone();
	const showsBelowFold = useShowsBelowFold();
	return (
		<>
			<StageStrip />
			{isPhone && <InCharge />}
			<div className={classes.next}>
				<NextLoads />
				{showsBelowFold && <NextAtTheGate />}
			</div>
			{showsBelowFold && (
				<div className={classes.halves}>
					{!isPhone && <InCharge />}
					<VehiclePresence />
				</div>
			)}
		</>
	);
}

/** `22.08.2026, day 3 of 4`, before and after the festival the date alone. The night belongs to the day before. */
function Today() {
	const now = useNow();
	const { data: days = [] } = useActivities(festivalDays);
	const place = days.indexOf(festivalDayOf(now)) + 1;
	const date = formatDay(calendarDayOf(now));
	return place === 0 ? date : `${date}, day ${place} of ${days.length}`;
}

function NextLoads() {
	const isPhone = useIsPhone();
	const all = (
		<Link className={classes.all} to="/activities">
			{isPhone ? texts.all : texts.wholePlan}
		</Link>
	);
	return <NextCard title={texts.loads} list="loads" columns={LOAD_COLUMNS} empty={texts.noLoads} action={all} />;
}

function NextAtTheGate() {
	return (
		<div className={classes.side}>
			<NextCard
				title={texts.checkins}
				list="checkins"
				columns={CHECKIN_COLUMNS}
				empty={texts.noCheckins}
				variant="side"
			/>
			<NextCard
				title={texts.arrivals}
				list="arrivals"
				columns={ARRIVAL_COLUMNS}
				empty={texts.noArrivals}
				variant="side"
			/>
		</div>
	);
}
