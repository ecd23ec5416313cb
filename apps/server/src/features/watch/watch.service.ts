import type { Mine, Watch, WatchUpdate } from '@crossload/contract';
import { ALERT_KINDS } from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { Invalid, Unauthorized } from '../../errors/domain-errors.ts';
import { findUser } from '../user/user.store.ts';
import { existing, findWatch, replaceWatch } from './watch.store.ts';

/**
 * Changes what concerns a user; absent fields stay. It is nobody else's business: the change log has nothing of it. Throws
 * Invalid for what does not exist, and Unauthorized for a user who has just been removed.
 */
export async function changeWatch({ trx }: Work, userId: number, body: WatchUpdate): Promise<Watch> {
	if (!(await findUser(trx, userId))) throw new Unauthorized('Please log in.');
	const before = await findWatch(trx, userId);
	const mine = unique({ ...before.mine, ...body.mine });
	Invalid.throwIfAny(missing(mine, await existing(trx, mine)));
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

const NAMES = {
	stageIds: 'stage',
	positionIds: 'position',
	functionIds: 'team function',
	types: 'activity type',
} as const satisfies Record<keyof Mine, string>;

/** What is wrong, by the path of the field. */
function missing(named: Mine, present: Mine): Record<string, string> {
	const faults = (Object.keys(NAMES) as (keyof Mine)[]).flatMap((field) => {
		const known = new Set<number | string>(present[field]);
		const gone = named[field].filter((id) => !known.has(id));
		return gone.length === 0 ? [] : [[`mine.${field}`, `There is no ${NAMES[field]} with id ${gone.join(', ')}`]];
	});
	return Object.fromEntries(faults);
}
