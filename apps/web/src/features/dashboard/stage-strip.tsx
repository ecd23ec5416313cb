import type { Activity, Stage } from '@crossload/contract';
import { groupBy, type Instant, isShow, onStage } from '@crossload/domain';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useShownRows } from '../../entities/mine/mine-context.ts';
import { useNow } from '../../lib/now.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { StageNow } from './stage-now.tsx';
import classes from './stage-strip.module.css';

/** Of more stages, one is cut by the edge, so that one sees that there are more (USE-03). */
const MAX_WHOLE = 4;
const NO_STAGES: readonly Stage[] = [];
const NO_SHOWS: readonly Activity[] = [];

/** What plays on every stage and what comes next there. Stages on which nothing is planned are left out. */
export function StageStrip() {
	const stages = useQuery(stageListQuery);
	const activities = useActivities();
	useLoggedFailure('Stages', stages.error);
	useLoggedFailure('Activities', activities.error);
	const mine = useShownRows('stage', stages.data ?? NO_STAGES);
	const playing = useStagesWithShows(stages.data && mine, activities.data);
	const now = useNow();

	// Without these lists the rest of the dashboard says what it knows.
	if (stages.isLoadingError || activities.isLoadingError) return null;
	if (playing === null) return <Skeleton className={classes.waiting ?? ''} />;
	if (playing.length === 0) return <p className={classes.none}>{texts.noStages}</p>;
	// Said once for all of them. It would also scroll without anything in it for the keyboard.
	if (!playing.some(({ shows }) => isInUse(shows, now))) return <p className={classes.none}>{texts.noMoreShows}</p>;
	return (
		<section className={classes.strip} data-many={playing.length > MAX_WHOLE || undefined} aria-label={texts.stages}>
			<ul className={classes.stages}>
				{playing.map(({ stage, shows }) => (
					<StageNow key={stage.id} stage={stage} shows={shows} />
				))}
			</ul>
		</section>
	);
}

function isInUse(shows: readonly Activity[], now: Instant): boolean {
	const { playing, next } = onStage(shows, now);
	return (playing ?? next) !== null;
}

function useStagesWithShows(stages: readonly Stage[] | undefined, activities: readonly Activity[] | undefined) {
	return useMemo(() => {
		if (!stages || !activities) return null;
		const showsByStage = groupBy(
			activities.filter(({ activityType }) => isShow(activityType)),
			({ stage }) => stage?.id,
		);
		return stages
			.map((stage) => ({ stage, shows: showsByStage.get(stage.id) ?? NO_SHOWS }))
			.filter(({ shows }) => shows.length > 0);
	}, [stages, activities]);
}
