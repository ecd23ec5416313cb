import type { ActivityType, Band, Vehicle } from '@crossload/contract';
import {
	cutToMinute,
	DEFAULT_RANGE,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	instantOf,
	later,
	localOf,
} from '@crossload/domain';
import { type ActivityFormValues, inMode, NO_VALUES } from './activity-form-values.ts';
import type { FormContext } from './form-context.ts';

interface WithId {
	readonly id: number;
}

/** What a context may name, as far as it is needed here. */
export interface Places {
	readonly bands: readonly Pick<Band, 'id' | 'stage'>[];
	readonly stages: readonly WithId[];
	readonly positions: readonly WithId[];
	readonly vehicles: readonly Pick<Vehicle, 'id' | 'band'>[];
}

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

/** The same of a type that is given, from now on; without a type as they are. */
export function valuesForNow(
	values: ActivityFormValues,
	type: ActivityType | undefined,
	now: Instant,
): ActivityFormValues {
	if (!type) return values;
	const point = { from: null, to: localOf(festivalTimeOf(cutToMinute(now))) };
	return { ...values, activityTypeId: type.id, planned: inMode(point, 'point', type.timeMode) };
}

/** The same from a time on that was chosen on the board: an hour, until there is a type that says otherwise. */
export function valuesAt(values: ActivityFormValues, at: FestivalTime | null): ActivityFormValues {
	if (at === null) return values;
	const to = festivalTimeOf(later(instantOf(at), DEFAULT_RANGE));
	return { ...values, planned: { from: localOf(at), to: localOf(to) } };
}

/** The stage that a band plays on, which choosing the band preselects (ACT-13). */
export function stageOf(bandId: number, { bands }: Pick<Places, 'bands'>): number | null {
	return bands.find(({ id }) => id === bandId)?.stage.id ?? null;
}

function exists(rows: readonly WithId[], id: number): boolean {
	return rows.some((row) => row.id === id);
}
