import type { Band, BandCreate, BandDetail } from '@crossload/contract';
import { blankAsNull } from '../../lib/blank-as-null.ts';
import type { Base } from '../../ui/form/merge.ts';
import { FORM_TEXTS as texts } from './band-form-texts.ts';

/** What the fields of the band form hold. */
export interface BandValues {
	readonly name: string;
	/** Id of the stage; null until one is chosen. */
	readonly stage: string | null;
	/** Id of the person; null for none. */
	readonly production: string | null;
	readonly touringParty: string;
	readonly notes: string;
}

export const NEW_BAND: BandValues = { name: '', stage: null, production: null, touringParty: '', notes: '' };

/** The form of a band as it is. */
export function valuesOf({
	name,
	stage,
	production,
	touringParty,
	notes,
	version,
}: Band | BandDetail): Base<BandValues> {
	const values: BandValues = {
		name,
		stage: String(stage.id),
		production: production === null ? null : String(production.id),
		touringParty: touringParty ?? '',
		notes: notes ?? '',
	};
	return { values, version };
}

/** What is missing, by field (SPEC.md section 5). */
export function faultsOf({ name, stage }: BandValues): Partial<Record<keyof BandValues, string>> {
	return { ...(name.trim() === '' && { name: texts.required }), ...(stage === null && { stage: texts.required }) };
}

/** What is sent; an empty text says nothing. */
export function bodyOf({ name, stage, production, touringParty, notes }: BandValues): BandCreate {
	return {
		name,
		stage: Number(stage),
		production: production === null ? null : { id: Number(production) },
		touringParty: blankAsNull(touringParty),
		notes: blankAsNull(notes),
	};
}

/** What goes with a band, counted: '3 vehicles and 1 activity'; null when nothing does (CHECKLIST ADM-08). */
export function whatGoesWith({ vehicles, activities }: Pick<Band, 'vehicles' | 'activities'>): string | null {
	const counts = [
		counted(vehicles.length, 'vehicle', 'vehicles'),
		counted(activities.length, 'activity', 'activities'),
	];
	return counts.filter((count) => count !== null).join(' and ') || null;
}

function counted(count: number, one: string, many: string): string | null {
	return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
