import { festivalTimeOf, HOUR, type Instant, later, MINUTE } from '@crossload/domain';
import { openSqlite } from '../apps/server/src/db/open-sqlite.ts';
import { runUnitOfWork, type Work } from '../apps/server/src/db/work.ts';
import { activityRows } from '../apps/server/src/features/activity/activity.store.ts';
import { bandRows } from '../apps/server/src/features/band/band.store.ts';
import { positionRows } from '../apps/server/src/features/position/position.store.ts';
import { stageRows } from '../apps/server/src/features/stage/stage.store.ts';
import { vehicleRows } from '../apps/server/src/features/vehicle/vehicle.store.ts';

const ACTIVITIES_PER_BAND = 20;
const VEHICLES_PER_BAND = 3;

export interface Filling {
	readonly activities: number;
	readonly docks?: number;
	readonly now: Instant;
}

/** Writes a festival of exactly so many load-ins into a data folder: 20 per band, two vehicles each, 40 docks, none started. */
export async function fill(folder: string, { activities, docks: count = 40, now }: Filling): Promise<void> {
	const database = await openSqlite(folder);
	await runUnitOfWork(database, { actor: null, at: now }, async (work) => {
		const stageId = await stageRows.insert(work.trx, { name: 'Bench stage', color: '#5bc0eb' });
		const docks: number[] = [];
		for (let dock = 0; dock < count; dock++) docks.push(await positionRows.insert(work.trx, dockOf(dock)));
		for (let band = 0; band < activities / ACTIVITIES_PER_BAND; band++) {
			const positionId = docks[band % count] ?? null;
			await fillBand(work, { number: band, stageId, positionId, now });
		}
	});
	await database.close();
}

function dockOf(number: number) {
	const name = `Bench dock ${number}`;
	return { name, slug: `bench-dock-${number}`, tag: 'GEO', capacity: null, stageId: null } as const;
}

interface BandPlan {
	readonly number: number;
	readonly stageId: number;
	readonly positionId: number | null;
	readonly now: Instant;
}

async function fillBand({ trx, record }: Work, { number, stageId, positionId, now }: BandPlan): Promise<void> {
	const name = `Bench band ${number}`;
	const own = { name, status: 'not_here', stageId, touringParty: '9', notes: null, productionId: null } as const;
	const bandId = await bandRows.insert(trx, own);
	record({ entity: 'band', id: bandId, before: null, after: own });
	const vehicleIds: number[] = [];
	for (let vehicle = 0; vehicle < VEHICLES_PER_BAND; vehicle++) {
		vehicleIds.push(
			await vehicleRows.insert(trx, {
				name: `Truck ${vehicle}`,
				bandId,
				typeId: 'truck18',
				licence_plate: `SG ${number} ${vehicle}`,
				driver: 'A driver',
				driver_tel: '+41 79 555 00 00',
				comment: null,
				subVehicle: null,
				subVehicleConnected: null,
			}),
		);
	}
	for (let activity = 0; activity < ACTIVITIES_PER_BAND; activity++) {
		const start = later(now, (activity - ACTIVITIES_PER_BAND / 2) * HOUR + number * MINUTE);
		await activityRows.insert(trx, {
			activityTypeId: 'loadin',
			bandId,
			stageId,
			positionId,
			planned_start: festivalTimeOf(start),
			planned_end: festivalTimeOf(later(start, HOUR)),
			start: null,
			end: null,
			info: 'Tail lift, risers first.',
			cancelled: null,
			cancel_reason: null,
			vehicleIds: vehicleIds.slice(0, 2),
		});
	}
}
