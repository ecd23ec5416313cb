import { personCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { requestRevised } from './client.ts';
import { useSave } from './save.ts';
import { fetchRows } from './sync/fetch-rows.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

/** All persons, by name. */
export const personListQuery = queryOptions({
	queryKey: ['persons', 'all'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(personCalls.list, { signal })),
});

/** Persons of the group Team, who can be put in charge of a function. */
export const teamQuery = queryOptions({
	queryKey: ['persons', 'Team'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(personCalls.team, { signal })),
});

/** Persons of the group Production, who can be a band's production. */
export const productionQuery = queryOptions({
	queryKey: ['persons', 'Production'],
	queryFn: ({ signal, queryKey }) => fetchRows(queryKey, () => requestRevised(personCalls.production, { signal })),
});

export function useSavePerson() {
	return useSave(personCalls);
}

/** Removes by id. */
export function useRemovePerson() {
	return useMutation({
		mutationFn: (id: number) => requestRevised(personCalls.remove, { id }),
		...REFRESHES_LISTS,
	});
}
