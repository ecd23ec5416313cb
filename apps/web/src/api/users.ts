import { type UserCreate, type UserUpdate, userCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';

/** All users, by name. */
export const userListQuery = queryOptions({
	queryKey: ['users'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, async () => (await request(userCalls.list, { signal })).data),
});

/** What the dialog saves: with an id a change, without one something new. */
export type UserSave =
	| { readonly id: number; readonly body: UserUpdate }
	| { readonly id?: undefined; readonly body: UserCreate };

export function useSaveUser() {
	return useMutation({
		mutationFn: (save: UserSave) =>
			save.id === undefined
				? request(userCalls.create, { body: save.body })
				: request(userCalls.update, { id: save.id, body: save.body }),
		onSettled: whatHasChanged,
	});
}

/** Removes by id. */
export function useRemoveUser() {
	return useMutation({
		mutationFn: (id: number) => request(userCalls.remove, { id }),
		onSettled: whatHasChanged,
	});
}

/** A user's new password. */
interface PasswordChange {
	readonly id: number;
	readonly password: string;
}

/** Gives a user a new password, which ends their sessions. */
export function useSetPassword() {
	return useMutation({
		mutationFn: ({ id, password }: PasswordChange) => request(userCalls.setPassword, { id, body: { password } }),
	});
}
