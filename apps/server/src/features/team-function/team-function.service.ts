import type { MembersUpdate, TeamFunction, TeamFunctionCreate, TeamFunctionUpdate } from '@crossload/contract';
import { textOrNull } from '@crossload/domain';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import {
	countTeamFunctions,
	findTeamFunction,
	loggedTeamFunction,
	replaceMembers,
	teamFunctionRows,
} from './team-function.store.ts';

const IN_CHARGE_OF_ALL = { radio: null, stageIds: [], types: [] };

/** Adds a function; without an order it comes last: count + 1 (SPEC.md section 9). Throws Invalid. */
export async function createTeamFunction(work: Work, body: TeamFunctionCreate): Promise<TeamFunction> {
	const scope = await scopeOf(work, body);
	const order = body.order ?? (await countTeamFunctions(work.trx)) + 1;
	const id = await teamFunctionRows.insert(work.trx, { ...IN_CHARGE_OF_ALL, name: body.name, order, ...scope });
	const teamFunction = await teamFunctionOf(work, id);
	work.record({ entity: 'team_function', id, before: null, after: loggedTeamFunction(teamFunction) });
	return teamFunction;
}

/** Changes a function; absent fields stay. Throws Invalid, NotFound, Conflict. */
export async function changeTeamFunction(work: Work, id: number, body: TeamFunctionUpdate): Promise<TeamFunction> {
	const scope = await scopeOf(work, body);
	const before = await teamFunctionOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	await teamFunctionRows.update(work.trx, id, { ...before, ...body, ...scope });
	return await recordChange(work, before);
}

/** Puts persons in charge. Throws Invalid for a person who does not exist, NotFound, Conflict for an older version. */
export async function assignMembers(work: Work, id: number, body: MembersUpdate): Promise<TeamFunction> {
	const unique = [...new Set(body.personIds)];
	Invalid.throwIfAny(await missingReferences(work.trx, { personIds: ['person', unique] }));
	const before = await teamFunctionOf(work, id);
	expectVersion(body.version, before);
	await replaceMembers(work.trx, id, unique);
	return await recordChange(work, before);
}

/** Removes a function. Throws NotFound, and Conflict while it has members (CHECKLIST ADM-07). */
export async function removeTeamFunction(work: Work, id: number): Promise<void> {
	const before = await teamFunctionOf(work, id);
	const members = before.activeMembers.length;
	if (members > 0) throw inUseError(`The function ${before.name}`, { member: members });
	await teamFunctionRows.remove(work.trx, id);
	work.record({ entity: 'team_function', id, before: loggedTeamFunction(before), after: null });
}

/** Its channel and what it is in charge of, as far as these were sent. Throws Invalid for what does not exist. */
async function scopeOf({ trx }: Work, { radio, stageIds, types }: TeamFunctionUpdate) {
	Invalid.throwIfAny(await missingReferences(trx, { stageIds: ['stage', stageIds], types: ['activity_type', types] }));
	return {
		...(radio !== undefined && { radio: textOrNull(radio) }),
		...(stageIds && { stageIds: [...new Set(stageIds)] }),
		...(types && { types: [...new Set(types)] }),
	};
}

async function teamFunctionOf(work: Work, id: number): Promise<TeamFunction> {
	return expectFound(await findTeamFunction(work.trx, id), 'This function');
}

async function recordChange(work: Work, before: TeamFunction): Promise<TeamFunction> {
	const after = await teamFunctionOf(work, before.id);
	work.record({
		entity: 'team_function',
		id: before.id,
		before: loggedTeamFunction(before),
		after: loggedTeamFunction(after),
	});
	return after;
}
