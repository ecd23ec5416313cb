import { userCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { askForRows } from './live/ask-for.ts';
import { type Save, useSave } from './save.ts';

/** All users, by name. */
export const userListQuery = queryOptions({
	queryKey: ['users'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, async () => (await request(userCalls.list, { signal })).data),
});

/** What the dialog saves. */
export type UserSave = Save<typeof userCalls>;

export function useSaveUser() {
	return useSave(userCalls);
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
