import { join } from 'node:path';
import {
	addDays,
	calendarDayOf,
	type Day,
	festivalTimeOf,
	HOUR,
	type Instant,
	later,
	startOfDay,
	weekdayOf,
} from '@crossload/domain';
import { openSqlite } from '../apps/server/src/db/open-sqlite.ts';
import { storedTime } from '../apps/server/src/features/activity/stored-time.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';
import { type Filling, fill } from './fill.ts';
import { type Served, startProcess } from './processes.ts';

const SATURDAY = 6;
export const PASSWORD = 'bench';

/** The coming Saturday at half past five in the afternoon: a festival day with a past and a future. */
export function saturdayAfternoon(): Instant {
	let day: Day = addDays(calendarDayOf(systemClock()), 1);
	while (weekdayOf(day) !== SATURDAY) day = addDays(day, 1);
	return later(startOfDay(day), 17.5 * HOUR);
}

/** The demo on that afternoon, as large as is wanted. */
export function serveDemo(size: 'usual' | 'stress' = 'usual'): Promise<Served> {
	const script = join('apps', 'server', 'src', 'demo', 'main.ts');
	const now = festivalTimeOf(saturdayAfternoon());
	return startProcess(script, ['--now', now, '--size', size], { PORT: '0', CROSSLOAD_LOG: 'warn' });
}

/** A festival of so many activities around that afternoon; whatever should be over by then is done. */
export async function serveFilled(folder: string, filling: Omit<Filling, 'now'>): Promise<Served> {
	const now = saturdayAfternoon();
	await fill(folder, { ...filling, now });
	const database = await openSqlite(folder);
	await database.db
		.updateTable('activity')
		.set(({ ref }) => ({ start: ref('planned_start'), end: ref('planned_end') }))
		.where('planned_end', '<', storedTime(now))
		.execute();
	await database.close();
	return startProcess(join('bench', 'web-server.ts'), [folder, String(now)], {
		PORT: '0',
		CROSSLOAD_ADMIN_PASSWORD: PASSWORD,
		CROSSLOAD_LOG: 'warn',
	});
}
