import { personCalls } from '@crossload/contract';
import { useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';

/** All persons, by name. */
export const personListQuery = listQuery(['persons', 'all'], personCalls.list);

/** Persons of the group Team, who can be put in charge of a function. */
export const teamQuery = listQuery(['persons', 'Team'], personCalls.team);

/** Persons of the group Production, who can be a band's production. */
export const productionQuery = listQuery(['persons', 'Production'], personCalls.production);

export function useSavePerson() {
	return useSave(personCalls);
}

/** Removes by id. */
export function useRemovePerson() {
	return useRemove(personCalls.remove);
}
