import type { Activity, Stage } from '@crossload/contract';
import { isOver, isShow, onStage } from '@crossload/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { usePositions } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import { useNow } from '../../lib/now.ts';
import { Panel } from '../../ui/panel.tsx';
import { ActivityLink } from '../activity/activity-link.tsx';
import { DelayButton } from '../delay/delay-button.tsx';
import { openDelay } from '../delay/open-delay.ts';
import { Occupancy } from '../position/occupancy.tsx';
import { InCharge } from '../team-function/in-charge.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { NextCard } from './next-card.tsx';
import { LOAD_COLUMNS } from './next-columns.tsx';
import classes from './stage-dashboard.module.css';
import { StageNow } from './stage-now.tsx';

const StageFindings = lazy(async () => ({ default: (await import('./stage-findings.tsx')).StageFindings }));

/** How many of the coming shows are named. */
const SHOWS_NEXT = 3;

const NO_ACTIVITIES: readonly Activity[] = [];

/** A stage manager's whole evening on a phone: now, next, the loads, the docks, whom to ring, what cannot work (MINE-02). */
export function StageDashboard({ stage }: { stage: Stage }) {
	const { data: activities = NO_ACTIVITIES } = useActivities();
	const shows = useMemo(
		() => activities.filter((one) => isShow(one.activityType) && one.stage?.id === stage.id),
		[activities, stage.id],
	);
	const { playing, next } = onStage(shows, useNow());
	// The card at the top says who plays, or else who comes next.
	const inCard = playing ?? next;
	return (
		<div className={classes.stage}>
			<section aria-label={texts.stages} className="card">
				<ul className="plain-list">
					<StageNow stage={stage} shows={shows} isDelayedBelow />
				</ul>
				<DelayShow show={inCard} />
			</section>
			<NextShows shows={shows} inCard={inCard} />
			<NextCard
				title={texts.loadsShort}
				list="loads"
				columns={LOAD_COLUMNS}
				empty={texts.noLoads}
				action={
					<Link to="/activities" className={classes.all}>
						{texts.all}
					</Link>
				}
				most={SHOWS_NEXT}
			/>
			<Docks stageId={stage.id} />
			<InCharge stageId={stage.id} />
			<Suspense>
				<StageFindings stageId={stage.id} />
			</Suspense>
		</div>
	);
}

/** What a stage manager's night needs most: the show that plays or comes next is delayed from here (RIP-10). */
function DelayShow({ show }: { show: Activity | null }) {
	const mayWrite = useRight('activity:write');
	if (!show || !mayWrite) return null;
	return (
		<Button variant="default" className={classes.delay ?? ''} onClick={() => openDelay(show.id)}>
			{texts.delay}
		</Button>
	);
}

function NextShows({ shows, inCard }: { shows: readonly Activity[]; inCard: Activity | null }) {
	const mayWrite = useRight('activity:write');
	const coming = shows.filter((show) => !isOver(show) && show.start === null && show.id !== inCard?.id);
	if (coming.length === 0) return null;
	return (
		<Panel title={texts.nextShows}>
			<ul className="plain-list">
				{coming.slice(0, SHOWS_NEXT).map((show) => (
					<li key={show.id} className={classes.line} data-acts={mayWrite || undefined}>
						<ActivityLink activityId={show.id} className={classes.link ?? ''}>
							<PhoneActivityRow activity={show} end={<span />} />
						</ActivityLink>
						{mayWrite && <DelayButton activity={show} className={classes.delayNext} />}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Docks({ stageId }: { stageId: number }) {
	const { data: positions = [] } = usePositions();
	const docks = positions.filter(({ stage }) => stage?.id === stageId);
	if (docks.length === 0) return null;
	return (
		<Panel title={texts.docks}>
			<ul className="plain-list">
				{docks.map((dock) => (
					<li key={dock.id} className={classes.dock}>
						<EntityLink of="position" entityId={dock.id} className={classes.dockName}>
							{dock.name}
						</EntityLink>
						<span className={classes.standing}>
							{dock.vehicles.length === 0 ? texts.dockFree : <VehicleList vehicles={dock.vehicles} isBrief />}
						</span>
						<Occupancy position={dock} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
