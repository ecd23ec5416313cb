import type { Mine, Watch, WatchUpdate } from '@crossload/contract';
import { ALERT_KINDS } from '@crossload/domain';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { Invalid, Unauthorized } from '../../errors/domain-errors.ts';
import { findUser } from '../user/user.store.ts';
import { findWatch, replaceWatch } from './watch.store.ts';

/**
 * Changes what concerns a user; absent fields stay. It is nobody else's business: the change log has nothing of it. Throws
 * Invalid for what does not exist, and Unauthorized for a user who has just been removed.
 */
export async function changeWatch({ trx }: Work, userId: number, body: WatchUpdate): Promise<Watch> {
	if (!(await findUser(trx, userId))) throw new Unauthorized('Please log in.');
	const before = await findWatch(trx, userId);
	const mine = unique({ ...before.mine, ...body.mine });
	Invalid.throwIfAny(await missingReferences(trx, referencesOf(mine)));
	const chosen = body.kinds ?? before.kinds;
	const kinds = ALERT_KINDS.filter((kind) => chosen.includes(kind));
	const after = { mine, kinds, quiet: body.quiet === undefined ? before.quiet : body.quiet };
	await replaceWatch(trx, userId, after);
	return after;
}

function unique({ stageIds, positionIds, functionIds, types }: Mine): Mine {
	return {
		stageIds: [...new Set(stageIds)],
		positionIds: [...new Set(positionIds)],
		functionIds: [...new Set(functionIds)],
		types: [...new Set(types)],
	};
}

function referencesOf({ stageIds, positionIds, functionIds, types }: Mine): Record<string, Reference> {
	return {
		'mine.stageIds': ['stage', stageIds],
		'mine.positionIds': ['position', positionIds],
		'mine.functionIds': ['team_function', functionIds],
		'mine.types': ['activity_type', types],
	};
}
