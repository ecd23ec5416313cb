import {
	acceptanceCalls,
	activityCalls,
	bandCalls,
	type Call,
	importCalls,
	type LiveEntity,
	noteCalls,
	personCalls,
	planCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	templateCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';

/** Rows of each entity, at most: it then stays quick to compare all. */
export const MAX_ROWS: Readonly<Record<LiveEntity, number>> = {
	activity: 30,
	band: 8,
	vehicle: 12,
	position: 6,
	// Bands, activities, docks and functions name some; one that nobody names can be removed.
	stage: 8,
	person: 6,
	team_function: 4,
	plan_settings: 1,
	// Those that there are can be accepted: none is made.
	finding: 0,
	template: 6,
	note: 10,
	user: 5,
};

const { start, end, create, update, remove, cancel, restore } = activityCalls;

/** Every call that writes to an entity. */
export const WRITES: Readonly<Record<LiveEntity, { create: Call; others: readonly Call[] }>> = {
	activity: {
		create,
		others: [
			update,
			update,
			start,
			end,
			start,
			end,
			cancel,
			cancel,
			restore,
			restore,
			planCalls.batch,
			planCalls.ripple,
			remove,
		],
	},
	band: { create: bandCalls.create, others: [bandCalls.update, bandCalls.update, bandCalls.remove] },
	vehicle: { create: vehicleCalls.create, others: [vehicleCalls.update, vehicleCalls.update, vehicleCalls.remove] },
	position: {
		create: positionCalls.create,
		others: [positionCalls.update, positionCalls.update, positionCalls.remove],
	},
	stage: { create: stageCalls.create, others: [stageCalls.update, stageCalls.remove, stageCalls.remove] },
	person: { create: personCalls.create, others: [personCalls.update, personCalls.remove, importCalls.run] },
	team_function: {
		create: teamFunctionCalls.create,
		others: [teamFunctionCalls.update, teamFunctionCalls.assign, teamFunctionCalls.assign, teamFunctionCalls.remove],
	},
	plan_settings: { create: planCalls.changeSettings, others: [] },
	finding: { create: acceptanceCalls.accept, others: [acceptanceCalls.accept, acceptanceCalls.takeBack] },
	template: {
		create: templateCalls.create,
		others: [templateCalls.update, templateCalls.update, templateCalls.preview, templateCalls.remove],
	},
	note: { create: noteCalls.create, others: [noteCalls.create] },
	user: { create: userCalls.create, others: [userCalls.update, userCalls.setPassword, userCalls.remove] },
};

export function nameOf({ method, path }: Call): string {
	return `${method} ${path}`;
}

/** A call that writes, and the entity whose row it takes. */
export interface Kind {
	readonly entity: LiveEntity;
	readonly call: Call;
}

/** The calls by their names, each with the entity whose row it takes. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
	(Object.keys(WRITES) as LiveEntity[]).flatMap((entity) =>
		[WRITES[entity].create, ...WRITES[entity].others].map((call) => [nameOf(call), { entity, call }] as const),
	),
);
