import type { Work } from '../db/work.ts';
import { addActivity } from '../features/activity/activity.service.ts';
import { addBand } from '../features/band/band.service.ts';
import { createPerson } from '../features/person/person.service.ts';
import { changePlanSettings } from '../features/plan/plan-settings.service.ts';
import { createPosition } from '../features/position/position.service.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { assignMembers, createTeamFunction } from '../features/team-function/team-function.service.ts';
import { addVehicle } from '../features/vehicle/vehicle.service.ts';
import type { DemoActivity, DemoBand, DemoFestival, DemoPosition } from './demo-festival.ts';

/** Ids that the database gave, by the festival's own keys. */
type Ids = readonly number[];

/** The ids of everything that a festival was written as. */
export interface WrittenIds {
	readonly stages: Ids;
	readonly positions: Ids;
	readonly persons: Ids;
	readonly teamFunctions: Ids;
	readonly bands: Ids;
	readonly vehicles: Ids;
	readonly activities: Ids;
}

/** Writes a made-up festival, in one unit of work. */
export async function writeFestival(work: Work, festival: DemoFestival): Promise<WrittenIds> {
	const stages = await inSequence(festival.stages, async (stage) => (await createStage(work, stage)).id);
	const positions = await inSequence(festival.positions, (position) => loadPosition(work, position, stages));
	await changePlanSettings(work, { turnaround: festival.turnaround });
	const persons = await inSequence(festival.persons, async (person) => (await createPerson(work, person)).id);
	const teamFunctions = await inSequence(festival.teamFunctions, async ({ name, memberKeys }) => {
		const { id } = await createTeamFunction(work, { name });
		if (memberKeys.length > 0)
			await assignMembers(work, id, { personIds: memberKeys.map((key) => idOf(persons, key)) });
		return id;
	});
	const bands = await inSequence(festival.bands, (band) => loadBand(work, band, { stages, persons }));
	const vehicles = await inSequence(festival.vehicles, ({ bandKey, ...own }) =>
		addVehicle(work, { ...own, bandId: idOf(bands, bandKey) }),
	);
	const ids = { stages, positions, persons, teamFunctions, bands, vehicles };
	const activities = await inSequence(festival.activities, (activity) => loadActivity(work, activity, ids));
	return { ...ids, activities };
}

/** One after the other, as a transaction has one connection. */
export async function inSequence<T>(list: readonly T[], load: (item: T) => Promise<number>): Promise<number[]> {
	const ids: number[] = [];
	for (const item of list) ids.push(await load(item));
	return ids;
}

async function loadPosition(work: Work, { stageKey, ...own }: DemoPosition, stages: Ids): Promise<number> {
	return (await createPosition(work, { ...own, stageId: idOrNull(stages, stageKey) })).id;
}

async function loadBand(
	work: Work,
	{ stageKey, productionKey, ...own }: DemoBand,
	{ stages, persons }: { stages: Ids; persons: Ids },
): Promise<number> {
	const productionId = idOrNull(persons, productionKey);
	return await addBand(work, { ...own, stageId: idOf(stages, stageKey), productionId });
}

async function loadActivity(
	work: Work,
	{ typeId, bandKey, stageKey, positionKey, vehicleKeys, ...own }: DemoActivity,
	{ stages, positions, bands, vehicles }: { stages: Ids; positions: Ids; bands: Ids; vehicles: Ids },
): Promise<number> {
	return await addActivity(work, {
		...own,
		activityTypeId: typeId,
		bandId: idOf(bands, bandKey),
		stageId: idOrNull(stages, stageKey),
		positionId: idOrNull(positions, positionKey),
		vehicleIds: vehicleKeys.map((key) => idOf(vehicles, key)),
	});
}

/** The id by the festival's own key. Throws RangeError for a key that the festival does not have. */
export function idOf(ids: Ids, key: number): number {
	const id = ids[key];
	if (id === undefined) throw new RangeError(`The festival has no entity with the key ${key}`);
	return id;
}

/** As {@link idOf}; null stays null. */
export function idOrNull(ids: Ids, key: number | null): number | null {
	return key === null ? null : idOf(ids, key);
}
