import { type PersonCreate, type PersonUpdate, personCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';

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

/** What the dialog saves: with an id a change, without one something new. */
export type PersonSave =
	| { readonly id: number; readonly body: PersonUpdate }
	| { readonly id?: undefined; readonly body: PersonCreate };

export function useSavePerson() {
	return useMutation({
		mutationFn: (save: PersonSave) =>
			save.id === undefined
				? request(personCalls.create, { body: save.body })
				: request(personCalls.update, { id: save.id, body: save.body }),
		onSettled: whatHasChanged,
	});
}

/** Removes by id. */
export function useRemovePerson() {
	return useMutation({
		mutationFn: (id: number) => request(personCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}
