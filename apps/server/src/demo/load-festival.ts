import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { createUser } from '../features/user/user.service.ts';
import type { DemoFestival } from './demo-festival.ts';
import { writeFestival } from './write-festival.ts';

/** Who can log in to the demo: one of each role, the password is the name. */
export const DEMO_USERS = ['admin', 'lead', 'crew'] as const;

/** Writes a made-up festival and the users of the demo into a database that has neither, all or nothing. */
export async function loadFestival(database: Database, festival: DemoFestival, at: Instant): Promise<void> {
	const users = await Promise.all(
		DEMO_USERS.map(async (name) => ({ name, role: name, passwordHash: await hashPassword(name) })),
	);
	await runUnitOfWork(database, { actor: null, at }, async (work) => {
		for (const user of users) await createUser(work, user);
		await writeFestival(work, festival);
	});
}
