import { userCalls } from '@crossload/contract';
import { Invalid } from '../../http/refusals.ts';
import { type Route, read, write } from '../../http/route.ts';
import { changeUser, createUser, removeUser, setPassword } from './user.service.ts';
import { listUsers } from './user.store.ts';

/** How passwords are hashed, and how short they may be. */
export interface PasswordPolicy {
	readonly hash: (password: string) => Promise<string>;
	readonly minLength: number;
}

export function userRoutes({ hash, minLength }: PasswordPolicy): Route[] {
	const hashLongEnough = async ({ body }: { body: { password: string } }) => {
		if ([...body.password].length < minLength) throw Invalid.field('password', `Min ${minLength} characters`);
		return await hash(body.password);
	};
	return [
		read(userCalls.list, async (db) => ({ data: await listUsers(db) })),
		write(
			userCalls.create,
			(work, { body }, passwordHash: string) => createUser(work, { name: body.name, role: body.role, passwordHash }),
			{ prepare: hashLongEnough },
		),
		write(userCalls.update, (work, { id, body }) => changeUser(work, id, body)),
		write(
			userCalls.setPassword,
			async (work, { id, body: { version } }, passwordHash: string) =>
				void (await setPassword(work, id, { passwordHash, version })),
			{ prepare: hashLongEnough },
		),
		write(userCalls.remove, async (work, { id }) => void (await removeUser(work, id))),
	];
}
