import { teamFunctionCalls } from '@crossload/contract';
import { type Route, read, write } from '../../http/route.ts';
import { assignMembers, changeTeamFunction, createTeamFunction, removeTeamFunction } from './team-function.service.ts';
import { listTeamFunctions } from './team-function.store.ts';

export const teamFunctionRoutes: readonly Route[] = [
	read(teamFunctionCalls.list, (db) => listTeamFunctions(db)),
	write(teamFunctionCalls.create, (work, { body }) => createTeamFunction(work, body)),
	write(teamFunctionCalls.update, (work, { id, body }) => changeTeamFunction(work, id, body)),
	write(teamFunctionCalls.assign, (work, { id, body }) => assignMembers(work, id, body)),
	write(teamFunctionCalls.remove, async (work, { id }) => void (await removeTeamFunction(work, id))),
];
