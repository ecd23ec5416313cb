import type { MembersUpdate, TeamFunction, TeamFunctionCreate, TeamFunctionUpdate } from '@crossload/contract';
import { deadReferences } from '../../db/existing.ts';
import type { Work } from '../../db/work.ts';
import { found } from '../../http/found.ts';
import { inUse } from '../../http/in-use.ts';
import { expectVersion, Invalid } from '../../http/refusals.ts';
import { saysNothing } from '../../http/says-nothing.ts';
import {
	countTeamFunctions,
	deleteTeamFunction,
	findTeamFunction,
	insertTeamFunction,
	loggedTeamFunction,
	replaceMembers,
	updateTeamFunction,
} from './team-function.store.ts';

/** Adds a function; without an order it comes last: count + 1 (SPEC.md section 9). */
export async function createTeamFunction(work: Work, body: TeamFunctionCreate): Promise<TeamFunction> {
	const order = body.order ?? (await countTeamFunctions(work.trx)) + 1;
	const id = await insertTeamFunction(work.trx, { name: body.name, order });
	const teamFunction = await teamFunctionOf(work, id);
	work.record({ entity: 'team_function', id, before: null, after: loggedTeamFunction(teamFunction) });
	return teamFunction;
}

/** Changes a function; absent fields stay. Throws NotFound, Conflict. */
export async function changeTeamFunction(work: Work, id: number, body: TeamFunctionUpdate): Promise<TeamFunction> {
	const before = await teamFunctionOf(work, id);
	expectVersion(body.version, before);
	if (saysNothing(body)) return before;
	await updateTeamFunction(work.trx, id, { name: body.name ?? before.name, order: body.order ?? before.order });
	return await recordChange(work, before);
}

/** Puts persons in charge. Throws Invalid for a person who does not exist, NotFound, Conflict when overtaken. */
export async function assignMembers(work: Work, id: number, body: MembersUpdate): Promise<TeamFunction> {
	const unique = [...new Set(body.personIds)];
	Invalid.refuseAny(await deadReferences(work.trx, { personIds: ['person', unique] }));
	const before = await teamFunctionOf(work, id);
	expectVersion(body.version, before);
	await replaceMembers(work.trx, id, unique);
	return await recordChange(work, before);
}

/** Removes a function. Throws NotFound, and Conflict while it has members (CHECKLIST ADM-07). */
export async function removeTeamFunction(work: Work, id: number): Promise<void> {
	const before = await teamFunctionOf(work, id);
	const members = before.activeMembers.length;
	if (members > 0) throw inUse(`The function ${before.name}`, { member: members });
	await deleteTeamFunction(work.trx, id);
	work.record({ entity: 'team_function', id, before: loggedTeamFunction(before), after: null });
}

async function teamFunctionOf(work: Work, id: number): Promise<TeamFunction> {
	return found(await findTeamFunction(work.trx, id), 'This function');
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
