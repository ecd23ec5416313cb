import type { Setup } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';

/** What an admin has said of the first steps. */
export type SetupChoices = Pick<Setup, 'hidden' | 'leftOut'>;

const NOTHING_SAID: SetupChoices = { hidden: false, leftOut: [] };

/** Whatever a festival is made of; what else there is hangs on one of these. */
const FESTIVAL_TABLES = ['stage', 'person', 'position', 'team_function', 'band', 'activity', 'note'] as const;

/** Whether there is nothing but the seeded rows and users (IN-AND-OUT.md, IMP-09). */
export async function isEmpty(db: Db): Promise<boolean> {
	for (const table of FESTIVAL_TABLES) {
		if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
	}
	return !(await hasOwnTemplates(db));
}

/** The change log knows nothing of templates that came with the schema. */
async function hasOwnTemplates(db: Db): Promise<boolean> {
	const own = await db
		.selectFrom('template')
		.innerJoin('change', 'change.entity_id', 'template.id')
		.select('template.id')
		.where('change.entity', '=', 'template')
		.where('change.action', '=', 'create')
		.where('change.undoes', 'is', null)
		.limit(1)
		.executeTakeFirst();
	return own !== undefined;
}

/** The revision that brought the invented festival, or brought it back; null while it is not there. */
export async function findInventedRevision(db: Db): Promise<number | null> {
	const { revision } = await db
		.selectFrom('import')
		.innerJoin('change', 'change.entity_id', 'import.id')
		.select(({ fn }) => fn.max('change.revision').as('revision'))
		.where('import.kind', '=', 'invented_festival')
		.where('import.state', '=', 'logged')
		.where('change.entity', '=', 'import')
		.where('change.action', '=', 'create')
		.executeTakeFirstOrThrow();
	return revision;
}

/** What was said of this installation's first steps. */
export async function findSetupChoices(db: Db): Promise<SetupChoices> {
	const { setup } = await db.selectFrom('installation').select('setup').executeTakeFirstOrThrow();
	return setup === null ? NOTHING_SAID : { ...NOTHING_SAID, ...(JSON.parse(setup) as Partial<SetupChoices>) };
}

export async function replaceSetupChoices(trx: Trx, { hidden, leftOut }: SetupChoices): Promise<void> {
	await trx
		.updateTable('installation')
		.set({ setup: JSON.stringify({ hidden, leftOut }) })
		.execute();
}
