import type { Vehicle } from '@crossload/contract';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBands } from '../api/bands.ts';
import { useRow } from '../api/use-row.ts';
import { useVehicles } from '../api/vehicles.ts';
import { useActivitiesOf } from '../features/activity/use-activities-of.ts';
import { BandDetails } from '../features/band/band-details.tsx';
import { BandPlaceholder } from '../features/band/band-placeholder.tsx';
import { BAND_TEXTS as texts } from '../features/band/band-texts.ts';
import { type ListPart, useListPart } from '../lib/use-list-part.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';

/** One band (SPEC.md section 2). */
export function BandPage() {
	const { id } = useParams({ from: '/band/$id' });
	return <BandOf key={id} id={Number(id)} />;
}

function BandOf({ id }: { id: number }) {
	const { row: band, ...state } = useRow(useBands(), id);
	const activities = useActivitiesOf('band', id);
	const vehicles = useVehiclesOf(id);
	useLoggedFailure('The band', state.error);
	const absence = { ...state, title: texts.band, failed: texts.loadFailed };
	if (!band) return <BandPlaceholder {...absence} />;
	// Drawn once all is there: what comes later would push the rest down.
	if (activities.isLoading || vehicles.isLoading) return <BandPlaceholder {...absence} isLoading />;
	return <BandDetails band={band} activities={activities} vehicles={vehicles} />;
}

function useVehiclesOf(bandId: number): ListPart<Vehicle> {
	const isOwn = useCallback(({ band }: Vehicle) => band.id === bandId, [bandId]);
	return useListPart('The vehicles', useVehicles(), isOwn);
}
