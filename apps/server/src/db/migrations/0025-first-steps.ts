import type { Kysely } from 'kysely';

/** Whether an installation's first steps are hidden, and which it does without (IN-AND-OUT.md, IMP-09). */
export async function firstSteps(db: Kysely<never>): Promise<void> {
	await db.schema.alterTable('installation').addColumn('setup', 'text').execute();
}
