import { personCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';
import { useSave } from './save.ts';

/** All persons, by name. */
export const personListQuery = queryOptions({
	queryKey: ['persons', 'all'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(personCalls.list, { signal })),
});

/** Persons of the group Team, who can be put in charge of a function. */
export const teamQuery = queryOptions({
	queryKey: ['persons', 'Team'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(personCalls.team, { signal })),
});

/** Persons of the group Production, who can be a band's production. */
export const productionQuery = queryOptions({
	queryKey: ['persons', 'Production'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(personCalls.production, { signal })),
});

export function useSavePerson() {
	return useSave(personCalls);
}

/** Removes by id. */
export function useRemovePerson() {
	return useMutation({
		mutationFn: (id: number) => request(personCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}
