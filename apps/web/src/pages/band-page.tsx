import type { Activity, Vehicle } from '@crossload/contract';
import { compareByPlan } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiMusicNoteOff } from '@mdi/js';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { activityListQuery } from '../api/activities.ts';
import { bandListQuery } from '../api/bands.ts';
import { useIsNew } from '../api/use-row.ts';
import { vehicleListQuery } from '../api/vehicles.ts';
import { BAND_CRUMBS, BandDetails, type BandPart } from '../features/band/band-details.tsx';
import { BAND_TEXTS as texts } from '../features/band/band-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

/** One band (SPEC.md section 2). */
export function BandPage() {
	const { id } = useParams({ from: '/band/$id' });
	return <BandOf key={id} id={Number(id)} />;
}

function BandOf({ id }: { id: number }) {
	const { band, isComing, isLoadingError, refetch } = useBand(id);
	const activities = useActivitiesOf(id);
	const vehicles = useVehiclesOf(id);
	const areListsKnown = [activities, vehicles].every(({ rows, isMissing }) => rows !== undefined || isMissing);
	if (band && areListsKnown) return <BandDetails band={band} activities={activities} vehicles={vehicles} />;
	if (isLoadingError) {
		return (
			<PageFrame title="Band" crumbs={BAND_CRUMBS}>
				<ErrorPanel message={texts.loadFailed} onRetry={() => void refetch()} />
			</PageFrame>
		);
	}
	return band || isComing ? <BandToCome /> : <NoSuchBand />;
}

/** The band of the list. One that is not in it may have just been added: it is missing only after a moment. */
function useBand(id: number) {
	const isNew = useIsNew();
	const { data, error, isFetching, isLoadingError, refetch } = useQuery(bandListQuery);
	useLoggedFailure('The band', error);
	const band = data?.find((listed) => listed.id === id);
	const isComing = isNew || isFetching;
	return { band, isComing, isLoadingError, refetch };
}

function useActivitiesOf(bandId: number): BandPart<Activity> {
	const { data, ...query } = useQuery(activityListQuery);
	const rows = useMemo(() => data?.filter(({ band }) => band?.id === bandId).sort(compareByPlan), [data, bandId]);
	return { rows, ...usePart('The activities', query) };
}

function useVehiclesOf(bandId: number): BandPart<Vehicle> {
	const { data, ...query } = useQuery(vehicleListQuery);
	const rows = useMemo(() => data?.filter(({ band }) => band.id === bandId), [data, bandId]);
	return { rows, ...usePart('The vehicles', query) };
}

function usePart(what: string, query: Pick<UseQueryResult, 'error' | 'isLoadingError' | 'refetch'>) {
	useLoggedFailure(what, query.error);
	return { isMissing: query.isLoadingError, onRetry: () => void query.refetch() };
}

function BandToCome() {
	return (
		<PageFrame title="Band" crumbs={BAND_CRUMBS}>
			<Panel>
				<SkeletonRows count={10} />
			</Panel>
		</PageFrame>
	);
}

function NoSuchBand() {
	return (
		<PageFrame title="Band not found" crumbs={BAND_CRUMBS}>
			<EmptyState
				icon={mdiMusicNoteOff}
				text={texts.notFound}
				action={<Button renderRoot={(slot) => <Link to="/bands" {...slot} />}>{texts.toList}</Button>}
			/>
		</PageFrame>
	);
}
