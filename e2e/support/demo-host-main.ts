/**
 * Serves demos in one process, one after the other, as its parent asks: reading the server's code costs more time than
 * making up a festival. Each demo has a folder, a port and a clock of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiledModules } from '../../apps/server/src/compiled-modules.ts';
import type { HostRequest, HostResponse } from './demo-host.ts';

keepCompiledModules();
const { serveDemo } = await import('../../apps/server/src/demo/serve-demo.ts');

const running = new Map<string, () => Promise<void>>();

async function start(commandLine: readonly string[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'crossload-e2e-'));
	const { address, close } = await serveDemo(folder, commandLine);
	running.set(address, async () => {
		await close();
		await rm(folder, { recursive: true, force: true });
	});
	return address;
}

async function stop(address: string): Promise<string> {
	const close = running.get(address);
	running.delete(address);
	await close?.();
	return address;
}

async function respond({ id, request }: HostRequest): Promise<HostResponse> {
	try {
		return { id, address: await ('stop' in request ? stop(request.stop) : start(request.start)) };
	} catch (error) {
		return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

process.on('message', async (request) => process.send?.(await respond(request as HostRequest)));
process.on('disconnect', async () => {
	await Promise.allSettled([...running.keys()].map(stop));
	process.exit(0);
});
