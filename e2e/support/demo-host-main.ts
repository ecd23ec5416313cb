/**
 * Serves demos in one process, one after the other, as its parent asks: reading the server's code and making up a
 * festival cost more time than most journeys. Each demo has a copy of the festival, a port and a clock of its own.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCompiledModules } from '../../apps/server/src/compiled-modules.ts';
import type { HostRequest, HostResponse } from './demo-host.ts';

keepCompiledModules();
const { serveDemo } = await import('../../apps/server/src/demo/serve-demo.ts');

const running = new Map<string, () => Promise<void>>();

/** Folders of festivals as they are made up, by command line. */
const festivals = new Map<string, Promise<string>>();

async function start(commandLine: readonly string[]): Promise<string> {
	const folder = await newFolder();
	await cp(await festivalFolder(commandLine), folder, { recursive: true });
	const { address, close } = await serveDemo(folder, commandLine);
	running.set(address, async () => {
		await close();
		await remove(folder);
	});
	return address;
}

function festivalFolder(commandLine: readonly string[]): Promise<string> {
	const key = commandLine.join(' ');
	const known = festivals.get(key) ?? makeFestival(commandLine);
	festivals.set(key, known);
	return known;
}

async function makeFestival(commandLine: readonly string[]): Promise<string> {
	const folder = await newFolder();
	const { close } = await serveDemo(folder, commandLine);
	await close();
	return folder;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'crossload-e2e-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

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
	await Promise.allSettled([...festivals.values()].map(async (folder) => remove(await folder)));
	process.exit(0);
});
