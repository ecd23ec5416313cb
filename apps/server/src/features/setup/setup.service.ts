import { SETUP_STEPS, type Setup, type SetupUpdate } from '@crossload/contract';
import { countRevisionsAfter, latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import type { Work } from '../../db/work.ts';
import { Conflict } from '../../errors/domain-errors.ts';
import { undoSince } from '../change/change.service.ts';
import { insertImport } from '../import/import-memory.store.ts';
import { findInventedRevision, findSetupChoices, isEmpty, replaceSetupChoices } from './setup.store.ts';

/** How far this installation is (IN-AND-OUT.md, IMP-09). */
export async function readSetup(db: Db): Promise<Setup> {
	const revision = await findInventedRevision(db);
	return {
		empty: await isEmpty(db),
		invented: revision === null ? null : { revision, since: await countRevisionsAfter(db, revision) },
		...(await findSetupChoices(db)),
	};
}

/** Hides the first steps or leaves some out; absent fields stay. It is no change of the festival: the log has nothing of it. */
export async function changeSetup({ trx }: Work, body: SetupUpdate): Promise<Setup> {
	const before = await findSetupChoices(trx);
	const chosen = body.leftOut ?? before.leftOut;
	const leftOut = SETUP_STEPS.filter((step) => chosen.includes(step));
	await replaceSetupChoices(trx, { hidden: body.hidden ?? before.hidden, leftOut });
	return await readSetup(trx);
}

/**
 * Fills an empty installation with an invented festival around now, in one revision with an entry that names it. Throws
 * Conflict where anything is there already.
 */
export async function fillWithInventedFestival(
	work: Work,
	writeFestival: (work: Work) => Promise<void>,
): Promise<{ revision: number }> {
	if (!(await isEmpty(work.trx))) {
		throw new Conflict('The invented festival goes into an empty installation only, and this one has entries already.');
	}
	const kind = 'invented_festival';
	const id = await insertImport(work.trx, { kind, isLogged: true, rows: [], aliases: [] });
	work.record({ entity: 'import', id, before: null, after: { kind } });
	await writeFestival(work);
	return { revision: (await latestRevision(work.trx)) + 1 };
}

/** Takes the invented festival back with all that was changed since. Throws Conflict where it is not there. */
export async function takeInventedFestivalBack(
	work: Work,
	permissions: readonly string[],
): Promise<{ revision: number }> {
	const revision = await findInventedRevision(work.trx);
	if (revision === null) throw new Conflict('There is no invented festival to take back.');
	return await undoSince(work, revision, permissions);
}
