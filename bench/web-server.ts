/**
 * A server on a filled data folder whose clock begins at a set instant, so that the list looks the same on every day:
 * `node bench/web-server.ts FOLDER INSTANT`.
 */
import { later, toInstant } from '@crossload/domain';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { printLine, runUntilStopped } from '../apps/server/src/process.ts';
import { ensureFirstAdmin, serve } from '../apps/server/src/serve.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';

const [folder, start] = process.argv.slice(2);
if (!folder || !start) throw new Error('node bench/web-server.ts FOLDER INSTANT');
const realStart = systemClock();
const clock = () => later(toInstant(Number(start)), systemClock() - realStart);

const { DATABASE_URL: _, ...environment } = process.env;
const config = readConfig({ ...environment, CROSSLOAD_DATA: folder });
const database = await openDatabase(config);
await ensureFirstAdmin(database, config, clock());
const running = await serve({ config, database, clock, loginScreen: { name: 'Bench', demoLogins: [] } });
printLine(`The bench's festival is ready at ${running.address}`);
runUntilStopped(running.close);
