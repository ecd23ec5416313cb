import type { Db } from '../../apps/server/src/db/database.ts';

/** A migration that no product has: it widens the change log, writes every entry again and makes an index. */
export async function fillEveryEntry(db: Db): Promise<void> {
	await db.schema.alterTable('change').addColumn('fault_note', 'text').execute();
	await db
		.updateTable('change')
		.set(({ ref }) => ({ after: ref('after') }))
		.execute();
	await db.schema.createIndex('change_fault_note').on('change').columns(['fault_note', 'at']).execute();
}
