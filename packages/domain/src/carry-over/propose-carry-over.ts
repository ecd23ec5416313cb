import type { TimeMode } from '../activity/activity-type.ts';
import { activityRules } from './carry-activity-rules.ts';
import { CARRY_KINDS, type CarryKind, type CarryState } from './carry-kind.ts';
import type { CarryActivity, CarryRowOf, CarryRows } from './carry-rows.ts';
import {
	aliasRules,
	bandRules,
	functionRules,
	PERSON_RULES,
	positionRules,
	RULE_RULES,
	STAGE_RULES,
	templateRules,
	USER_RULES,
	vehicleRules,
} from './carry-rules.ts';
import { referencesTo } from './names-there.ts';
import { type Carried, type KindRules, type ProposedKind, proposeKind } from './propose-kind.ts';

/** What is copied, and how. */
export interface CarryChoice {
	readonly kinds: readonly CarryKind[];
	/** Days by which planned times move; a multiple of seven. */
	readonly days: number;
	/** The types that are known here. */
	readonly activityTypes: ReadonlyMap<string, { readonly name: string; readonly timeMode: TimeMode }>;
	readonly vehicleTypes: ReadonlySet<string>;
}

/** What becomes of each row that was chosen, by its kind; ids of what is to be made are below zero, those of there. */
export type CarryProposal = { readonly [Kind in CarryKind]: readonly Carried<CarryRowOf[Kind]>[] };

/** How many rows of a kind there are in each state. */
export type CarryCounts = Readonly<Record<CarryState, number>>;

/**
 * Proposes what copying from another installation would do (IN-AND-OUT.md, IMP-10): what is here by its name stays, what
 * is not is new, and what names something that is neither here nor copied does without it or is skipped.
 */
export function proposeCarryOver(source: CarryRows, here: CarryRows, choice: CarryChoice): CarryProposal {
	const propose = <Kind extends CarryKind>(kind: Kind, rules: KindRules<CarryRowOf[Kind]>) =>
		proposeKind<CarryRowOf[Kind]>({ source: source[kind], here: here[kind] }, rules, choice.kinds.includes(kind));
	const refer = (kind: Parameters<typeof referencesTo>[0], { ids }: Pick<ProposedKind<unknown>, 'ids'>) =>
		referencesTo(kind, source, { ids });

	const timeModes = new Map([...choice.activityTypes].map(([id, { timeMode }]) => [id, timeMode]));
	const stages = propose('stages', STAGE_RULES);
	const persons = propose('persons', PERSON_RULES);
	const [toStages, toPersons] = [refer('stages', stages), refer('persons', persons)];
	const positions = propose('positions', positionRules(here.positions, toStages));
	const bands = propose('bands', bandRules({ stages: toStages, persons: toPersons }));
	const [toPositions, toBands] = [refer('positions', positions), refer('bands', bands)];
	const vehicles = propose('vehicles', vehicleRules(toBands, choice.vehicleTypes));
	const toVehicles = refer('vehicles', vehicles);
	const references = { bands: toBands, stages: toStages, positions: toPositions, vehicles: toVehicles };
	const moving = { types: timeModes, days: choice.days, nameOf: activityName(source, choice) };
	const means = { band: toBands, stage: toStages, position: toPositions, vehicle: toVehicles, person: toPersons };
	return {
		stages: stages.carried,
		persons: persons.carried,
		positions: positions.carried,
		bands: bands.carried,
		vehicles: vehicles.carried,
		activities: propose('activities', activityRules(references, moving)).carried,
		functions: propose('functions', functionRules({ stages: toStages, persons: toPersons })).carried,
		templates: propose('templates', templateRules({ positions: toPositions, types: timeModes })).carried,
		rules: propose('rules', RULE_RULES).carried,
		aliases: propose('aliases', aliasRules(means)).carried,
		users: propose('users', USER_RULES).carried,
	};
}

/** What an activity is called: `Load-in Wolf Ink`. Its band is looked up by the source's ids, which it has before it is carried over. */
function activityName(source: CarryRows, { activityTypes }: CarryChoice): (activity: CarryActivity) => string {
	const bands = new Map(source.bands.map(({ id, name }) => [id, name]));
	const bandOf = new Map(source.activities.map(({ id, bandId }) => [id, bandId]));
	return ({ id, activityTypeId }) => {
		const type = activityTypes.get(activityTypeId)?.name ?? activityTypeId;
		const band = bands.get(bandOf.get(id) ?? 0);
		return band === undefined ? type : `${type} ${band}`;
	};
}

/** The counts of each kind that was chosen, in the order in which people choose. */
export function carryCounts(
	proposal: CarryProposal,
	kinds: readonly CarryKind[],
): { readonly kind: CarryKind; readonly counts: CarryCounts }[] {
	return CARRY_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => {
		const counts = { new: 0, same: 0, kept: 0, skipped: 0 };
		for (const { state } of proposal[kind]) counts[state] += 1;
		return { kind, counts };
	});
}
