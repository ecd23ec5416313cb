import { type OwnPasswordUpdate, sessionCalls, userCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { type Save, useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';

/** All users, by name. */
export const userListQuery = listQuery(['users'], userCalls.list, ({ data }) => data);

/** What the dialog saves. */
export type UserSave = Save<typeof userCalls>;

export function useSaveUser() {
	return useSave(userCalls);
}

/** Removes by id. */
export function useRemoveUser() {
	return useRemove(userCalls.remove);
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
