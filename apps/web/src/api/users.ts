import { type OwnPasswordUpdate, sessionCalls, userCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request, requestRevised } from './client.ts';
import { type Save, useSave } from './save.ts';
import { fetchRows } from './sync/fetch-rows.ts';
import { REFRESHES_LISTS } from './sync/refresh-lists.ts';

/** All users, by name. */
export const userListQuery = queryOptions({
	queryKey: ['users'],
	queryFn: ({ signal, queryKey }) =>
		fetchRows(queryKey, async () => {
			const { body, revision } = await requestRevised(userCalls.list, { signal });
			return { body: body.data, revision };
		}),
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
		...REFRESHES_LISTS,
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

/** Changes one's own password: this login goes on, one's other logins end (CHECKLIST AUTH-13). */
export function useChangeOwnPassword() {
	return useMutation({
		mutationFn: (body: OwnPasswordUpdate) => request(sessionCalls.changePassword, { body }),
	});
}
