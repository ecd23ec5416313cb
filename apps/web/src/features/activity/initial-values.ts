import { type ActivityFormValues, NO_VALUES } from './activity-form-values.ts';
import type { FormContext } from './form-context.ts';
import type { FormData } from './use-form-data.ts';

type Places = Pick<FormData, 'bands' | 'stages' | 'positions' | 'vehicles'>;

/** What a new activity's form holds in its context (ACT-14); null for a context that does not exist. */
export function initialValues(context: FormContext | null, places: Places): ActivityFormValues | null {
	if (context === null) return NO_VALUES;
	const { kind, id } = context;
	if (kind === 'band') {
		return exists(places.bands, id) ? { ...NO_VALUES, bandId: id, stageId: stageOf(id, places) } : null;
	}
	if (kind === 'stage') return exists(places.stages, id) ? { ...NO_VALUES, stageId: id } : null;
	if (kind === 'position') return exists(places.positions, id) ? { ...NO_VALUES, positionId: id } : null;
	const bandId = places.vehicles.find((vehicle) => vehicle.id === id)?.band.id;
	if (bandId === undefined) return null;
	return { ...NO_VALUES, bandId, stageId: stageOf(bandId, places), vehicleIds: [id] };
}

/** The stage that a band plays on, which choosing the band preselects (ACT-13). */
export function stageOf(bandId: number, { bands }: Pick<FormData, 'bands'>): number | null {
	return bands.find(({ id }) => id === bandId)?.stage.id ?? null;
}

function exists(rows: readonly { readonly id: number }[], id: number): boolean {
	return rows.some((row) => row.id === id);
}
