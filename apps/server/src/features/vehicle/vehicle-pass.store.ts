import type { Db, Trx } from '../../db/database.ts';

/** The code of the vehicle's pass; undefined without a pass or vehicle. */
export async function findPassCode(db: Db, vehicleId: number): Promise<string | undefined> {
	return (await selectPasses(db).where('vehicle.id', '=', vehicleId).executeTakeFirst())?.code;
}

/** The id of the vehicle that has the pass; undefined for a code that is void, or whose vehicle is removed. */
export async function findVehicleIdByPass(db: Db, code: string): Promise<number | undefined> {
	return (await selectPasses(db).where('vehicle_pass.code', '=', code).executeTakeFirst())?.id;
}

/** Gives the vehicle a pass in place of the one that it may have had. */
export async function replacePass(trx: Trx, vehicleId: number, code: string): Promise<void> {
	await trx
		.insertInto('vehicle_pass')
		.values({ vehicle_id: vehicleId, code })
		.onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet({ code }))
		.execute();
}

/** Gives the vehicle a pass unless it has one. */
export async function insertFirstPass(trx: Trx, vehicleId: number, code: string): Promise<void> {
	await trx
		.insertInto('vehicle_pass')
		.values({ vehicle_id: vehicleId, code })
		.onConflict((conflict) => conflict.column('vehicle_id').doNothing())
		.execute();
}

function selectPasses(db: Db) {
	return db
		.selectFrom('vehicle_pass')
		.innerJoin('vehicle', 'vehicle.id', 'vehicle_pass.vehicle_id')
		.select(['vehicle.id', 'vehicle_pass.code']);
}
