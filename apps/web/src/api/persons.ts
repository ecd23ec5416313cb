import { personCalls } from '@crossload/contract';
import { requestRevised } from './client.ts';
import { useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';

/** All persons, by name. */
export const personListQuery = listQuery(['persons', 'all'], (options) => requestRevised(personCalls.list, options));

/** Persons of the group Team, who can be put in charge of a function. */
export const teamQuery = listQuery(['persons', 'Team'], (options) => requestRevised(personCalls.team, options));

/** Persons of the group Production, who can be a band's production. */
export const productionQuery = listQuery(['persons', 'Production'], (options) =>
	requestRevised(personCalls.production, options),
);

export function useSavePerson() {
	return useSave(personCalls);
}

/** Removes by id. */
export function useRemovePerson() {
	return useRemove(personCalls.remove);
}
