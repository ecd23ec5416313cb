import { sessionCalls, userCalls } from '@crossload/contract';
import { type Route, read, write } from '../../http/route.ts';
import { hashAllowedPassword } from '../session/password-policy.ts';
import {
	type CheckedChange,
	changeOwnPassword,
	checkOwnPassword,
	type VerifyPassword,
} from './own-password.service.ts';
import { changeUser, createUser, removeUser, setPassword } from './user.service.ts';
import { listUsers } from './user.store.ts';

export function userRoutes({ verify, minLength }: { verify: VerifyPassword; minLength: number }): Route[] {
	const prepare = ({ body }: { body: { password: string } }) => hashAllowedPassword(body.password, minLength);
	return [
		read(userCalls.list, async (db) => ({ data: await listUsers(db) })),
		write(
			userCalls.create,
			(work, { body }, passwordHash: string) => createUser(work, { name: body.name, role: body.role, passwordHash }),
			{ prepare },
		),
		write(userCalls.update, (work, { id, body }) => changeUser(work, id, body)),
		write(
			userCalls.setPassword,
			async (work, { id, body: { version } }, passwordHash: string) =>
				void (await setPassword(work, id, { passwordHash, version })),
			{ prepare },
		),
		write(
			sessionCalls.changePassword,
			async (work, _input, change: CheckedChange) => void (await changeOwnPassword(work, change)),
			{
				prepare: ({ body, session }, { ip }) => checkOwnPassword(body, { session, address: ip, verify, minLength }),
			},
		),
		write(userCalls.remove, async (work, { id }) => void (await removeUser(work, id))),
	];
}
