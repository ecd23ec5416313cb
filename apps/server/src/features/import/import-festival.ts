import type { ImportBody } from '@crossload/contract';
import { type Instant, nameKey, rowKey, vehicleTypeByWord } from '@crossload/domain';
import { type LoggedState, latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { type AtRevision, lastStatesOf, statesAt } from '../../db/logged-states.store.ts';
import { readRules } from '../activity/activity-rules.ts';
import { listBandStates } from '../band/band.store.ts';
import { findInstallationId } from '../export/installation.store.ts';
import { listPersons } from '../person/person.store.ts';
import { listPositionStates } from '../position/position.store.ts';
import { listStages } from '../stage/stage.store.ts';
import { listVehicleStates, listVehicleTypes } from '../vehicle/vehicle.store.ts';
import type { ImportContext, ImportKind, Present } from './import-kind.ts';
import { type Alias, type RowValues, readAliases, readImportedValues } from './import-memory.store.ts';
import { aliasKey, RowNames } from './row-names.ts';

/** What an import compares the file with. */
export interface ImportFestival {
	readonly context: ImportContext;
	readonly present: ReadonlyMap<number, Present>;
	/** What the rows had when they were last imported; some of them may be gone. */
	readonly imported: ReadonlyMap<number, RowValues>;
	/** What bands and stages that are gone were called. */
	readonly goneNames: Readonly<Record<'band' | 'stage', ReadonlyMap<number, string>>>;
	readonly aliases: readonly Alias[];
	readonly latest: number;
	/** What ids that were exported here begin with. */
	readonly installation: string;
}

/** What rows are compared with. */
export interface ProposeInput {
	readonly kind: ImportKind;
	readonly festival: ImportFestival;
	/** States at the revisions that rows bring along, by id. */
	readonly statesAt: ReadonlyMap<number, unknown>;
}

type ListedVehicle = Awaited<ReturnType<typeof listVehicleStates>>[number];

/** Reads all that an import of this kind needs, in a few queries however many rows it has. */
export async function readFestival(
	db: Db,
	{ body, kind, now }: { body: ImportBody; kind: ImportKind; now: Instant },
): Promise<ImportFestival> {
	const kept = await readAliases(db);
	const vehicles = await listVehicleStates(db);
	const bandOf = new Map(vehicles.map(({ id, bandId }) => [id, bandId]));
	const aliases = (body.aliases ?? []).map(({ entity, name, id }) => ({
		entity,
		key: aliasKey(name, entity === 'vehicle' ? bandOf.get(id) : undefined),
		id,
	}));
	const context = await readContext(db, { aliases: [...kept, ...aliases], vehicles, now });
	const imported = await readImportedValues(db, body.kind);
	const isKept = ({ entity, key, id }: Alias) =>
		kept.findLast((one) => one.entity === entity && one.key === key)?.id === id;
	return {
		context,
		present: new Map((await kind.load(db)).map((each) => [each.id, each])),
		imported,
		goneNames: {
			band: await goneNames(db, 'band', { imported, context }),
			stage: await goneNames(db, 'stage', { imported, context }),
		},
		aliases: aliases.filter((alias) => !isKept(alias)),
		latest: await latestRevision(db),
		installation: await findInstallationId(db),
	};
}

/** The states that rows of the kind had at revisions, by their ids. */
export async function readStatesAt(
	db: Db,
	kind: ImportKind,
	asked: readonly AtRevision[],
): Promise<Map<number, unknown>> {
	const states = await statesAt(db, kind.entity, asked);
	const known = [...states].filter((entry): entry is [number, LoggedState] => entry[1] !== null);
	return new Map(known.map(([id, state]) => [id, kind.fromLog(state)]));
}

async function readContext(
	db: Db,
	{ aliases, vehicles, now }: { aliases: readonly Alias[]; vehicles: readonly ListedVehicle[]; now: Instant },
): Promise<ImportContext> {
	const positions = await listPositionStates(db);
	const rules = await readRules(db, now);
	const byBand = Map.groupBy(vehicles, ({ bandId }) => bandId);
	const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
	return {
		names: new RowNames(
			{
				band: await listBandStates(db),
				stage: (await listStages(db)).sort(byId),
				position: positions,
				vehicle: vehicles,
				person: (await listPersons(db)).sort(byId),
			},
			aliases,
		),
		rules,
		vehicleTypeOf: vehicleTypeByWord(await listVehicleTypes(db)),
		activityTypeOf: (word) => {
			const key = rowKey(word);
			return [...rules.types.values()].find(({ id, name }) => rowKey(id) === key || rowKey(name) === key);
		},
		slugs: new Map(positions.map(({ id, slug }) => [nameKey(slug), id])),
		vehiclesOf: (bandId) => byBand.get(bandId) ?? [],
	};
}

async function goneNames(
	db: Db,
	entity: 'band' | 'stage',
	{ imported, context }: { imported: ReadonlyMap<number, RowValues>; context: ImportContext },
): Promise<ReadonlyMap<number, string>> {
	const ids = new Set([...imported.values()].map((values) => values[entity]).filter((id) => typeof id === 'number'));
	const gone = [...ids].filter((id) => !context.names.isKnown(entity, id));
	return new Map([...(await lastStatesOf(db, entity, gone))].map(([id, { name }]) => [id, String(name)]));
}
