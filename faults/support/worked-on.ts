import { asAdmin, festivalFolder } from './festival.ts';
import { Ledger } from './ledger.ts';
import { startServer } from './server.ts';
import { until } from './until.ts';
import { Writers } from './writers.ts';

/** A festival with so many acknowledged writes, its server killed: what the log holds is not in the database yet. */
export async function workedOn(writes: number): Promise<{ folder: string; ledger: Ledger }> {
	const folder = await festivalFolder();
	const server = await startServer({ folder });
	const endpoint = await asAdmin(server.address);
	const ledger = new Ledger();
	const writers = Writers.begin({ endpoint: () => endpoint, ledger, name: 'worked', count: 4 });
	await until(() => ledger.count >= writes, `${writes} writes are acknowledged`);
	await writers.end();
	await server.kill();
	return { folder, ledger };
}
