import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { createUser } from '../features/user/user.service.ts';
import { dayHistory } from './day-history.ts';
import type { DemoFestival } from './demo-festival.ts';
import { type DayIds, writeDay } from './write-day.ts';
import { idOf, inSequence, writeFestival } from './write-festival.ts';

/** Who can log in to the demo: one of each role, the password is the name. */
export const DEMO_USERS = ['admin', 'lead', 'crew'] as const;

/** Writes a made-up festival and the users of the demo into a database that has neither, all or nothing. */
export async function loadFestival(database: Database, festival: DemoFestival, at: Instant): Promise<DayIds> {
	const passwords = await Promise.all(DEMO_USERS.map((name) => hashPassword(name)));
	return await runUnitOfWork(database, { actor: null, at }, async (work) => {
		const ids = await inSequence([...DEMO_USERS.entries()], async ([index, name]) => {
			return (await createUser(work, { name, role: name, passwordHash: passwords[index] ?? '' })).id;
		});
		return { users: { admin: idOf(ids, 0), lead: idOf(ids, 1) }, ...(await writeFestival(work, festival)) };
	});
}

/** As {@link loadFestival}, with the day of `now` as its users entered it: the festival as it was, then what became of it. */
export async function loadFestivalDay(database: Database, festival: DemoFestival, now: Instant): Promise<void> {
	const { before, from, entries } = dayHistory(festival, now);
	await writeDay(database, entries, await loadFestival(database, before, from));
}
