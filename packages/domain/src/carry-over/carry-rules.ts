import { rowKey } from '../import/row-key.ts';
import { slugOfName } from '../import/row-slug.ts';
import { nameKey } from '../names.ts';
import type {
	CarryAlias,
	CarryBand,
	CarryFunction,
	CarryPerson,
	CarryPosition,
	CarryRule,
	CarryStage,
	CarryTemplate,
	CarryUser,
	CarryVehicle,
} from './carry-rows.ts';
import { type ActivityTypeTimes, needs, type References, resolved, resolvedOne, unknownType } from './names-there.ts';
import type { Adapted, KindRules } from './propose-kind.ts';

type Named = { readonly name: string };

/**
 * What holds for a kind unless it says otherwise: it is known by its name, to the blank first, as names are taken by it
 * (API-15), and is copied as it is.
 */
const NAMED = {
	nameOf: ({ name }: Named) => name,
	tiers: [({ name }: Named) => nameKey(name), ({ name }: Named) => rowKey(name)],
	adapt: <Row>(row: Row): Adapted<Row> => ({ row, remarks: [], obstacle: null }),
};

export const STAGE_RULES: KindRules<CarryStage> = {
	...NAMED,
	sayOf: ({ color, changeover, curfew }) => [color.toLowerCase(), changeover, curfew],
};

export const PERSON_RULES: KindRules<CarryPerson> = {
	...NAMED,
	sayOf: ({ tel, group }) => [tel, group],
};

/** Passwords are not compared: whose name is taken stays as they are here. */
export const USER_RULES: KindRules<CarryUser> = {
	...NAMED,
	sayOf: ({ role }) => role,
	keptBecause: 'is a user here already: role and password stay as they are',
};

export const RULE_RULES: KindRules<CarryRule> = {
	...NAMED,
	tiers: [({ name }) => name],
	sayOf: ({ minutes }) => minutes,
};

/** A slug that another position has here is replaced by a new one. */
export function positionRules(here: readonly CarryPosition[], stages: References): KindRules<CarryPosition> {
	const names = new Set(here.map(({ name }) => rowKey(name)));
	const taken = new Set(here.map(({ slug }) => nameKey(slug)));
	const freeSlug = ({ name, slug }: CarryPosition) => {
		if (names.has(rowKey(name))) return slug;
		const free = taken.has(nameKey(slug)) ? slugOfName(name, (key) => taken.has(key)) : slug;
		taken.add(nameKey(free));
		return free;
	};
	return {
		...NAMED,
		adapt: (position) => {
			const { id: stageId, remarks } = resolvedOne(position.stageId, stages);
			return { row: { ...position, stageId, slug: freeSlug(position) }, remarks, obstacle: null };
		},
		sayOf: ({ slug, tag, capacity, stageId }) => [nameKey(slug), tag, capacity, stageId],
	};
}

export function functionRules(references: { stages: References; persons: References }): KindRules<CarryFunction> {
	return {
		...NAMED,
		adapt: (row) => {
			const stages = resolved(row.stageIds, references.stages);
			const persons = resolved(row.personIds, references.persons);
			// No stage is named for all of them: one that is in charge of none is not made.
			const obstacle =
				row.stageIds.length > 0 && stages.ids.length === 0 ? 'is in charge of stages that are not here' : null;
			const adapted = { ...row, stageIds: stages.ids, personIds: persons.ids };
			return { row: adapted, remarks: [...stages.remarks, ...persons.remarks], obstacle };
		},
		sayOf: ({ order, radio, stageIds, types, personIds }) => [order, radio, stageIds, types, personIds],
	};
}

export function templateRules({
	positions,
	types,
}: {
	positions: References;
	types: ActivityTypeTimes;
}): KindRules<CarryTemplate> {
	return {
		...NAMED,
		adapt: (row) => {
			const at = row.steps.map(({ positionId }) => resolvedOne(positionId, positions));
			const steps = row.steps.map((step, index) => ({ ...step, positionId: at[index]?.id ?? null }));
			const unknown = row.steps.find(({ activityTypeId }) => !types.has(activityTypeId));
			return {
				row: { ...row, steps },
				remarks: [...new Set(at.flatMap(({ remarks }) => remarks))],
				obstacle: unknown ? unknownType(unknown.activityTypeId) : null,
			};
		},
		sayOf: ({ steps }) => steps.map((step) => Object.entries(step).toSorted(([a], [b]) => (a < b ? -1 : 1))),
		givesWay: ({ isUntouched }) => isUntouched,
	};
}

export function bandRules(references: { stages: References; persons: References }): KindRules<CarryBand> {
	return {
		...NAMED,
		adapt: (row) => {
			const production = resolvedOne(row.productionId, references.persons);
			const stageId = references.stages.idOf(row.stageId) ?? 0;
			return {
				row: { ...row, stageId, productionId: production.id },
				remarks: production.remarks,
				obstacle: needs(row.stageId, references.stages),
			};
		},
		sayOf: ({ stageId, touringParty, notes, productionId }) => [stageId, touringParty, notes, productionId],
	};
}

export function vehicleRules(bands: References, types: ReadonlySet<string>): KindRules<CarryVehicle> {
	return {
		...NAMED,
		tiers: [({ bandId, name }) => `${bandId} ${rowKey(name)}`],
		adapt: (row) => ({
			row: { ...row, bandId: bands.idOf(row.bandId) ?? 0 },
			remarks: [],
			obstacle: needs(row.bandId, bands) ?? (types.has(row.typeId) ? null : unknownType(row.typeId)),
		}),
		sayOf: (row) => [
			[row.typeId, row.licence_plate, row.driver, row.driver_tel, row.comment],
			[row.subVehicle, row.subVehicleConnected],
		],
	};
}

/** What a name is for: something of the other installation that is here or copied. */
export function aliasRules(references: Readonly<Record<CarryAlias['entity'], References>>): KindRules<CarryAlias> {
	return {
		...NAMED,
		tiers: [({ entity, name }) => `${entity} ${name}`],
		adapt: (row) => ({
			row: { ...row, meansId: references[row.entity].idOf(row.meansId) ?? 0 },
			remarks: [],
			obstacle: needs(row.meansId, references[row.entity]),
		}),
		sayOf: ({ meansId }) => meansId,
	};
}
