import { toInstant } from '@crossload/domain';
import type { Trx } from '../../db/database.ts';

/** Writes a row and takes it away again, in the same transaction: nobody sees it. */
export async function writeAndRemove(trx: Trx): Promise<void> {
	const row = { name_key: '', address: '', at: toInstant(0) };
	const { id } = await trx.insertInto('login_failure').values(row).returning('id').executeTakeFirstOrThrow();
	await trx.deleteFrom('login_failure').where('id', '=', id).execute();
}
