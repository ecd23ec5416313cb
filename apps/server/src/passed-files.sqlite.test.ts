import { readFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { activityCalls } from '@crossload/contract';
import { festivalTimeOf } from '@crossload/domain';
import { expect, test, vi } from 'vitest';
import { makerOf } from './testing/festival.ts';
import { testApp } from './testing/test-app.ts';

const DOCUMENT = new URL('../../../docs/architecture.md', import.meta.url);

/** Files of the server and the domain; what follows the response (`live`) and what only tests have is not passed by a call. */
const COUNTED = /\/(?:apps\/server|packages\/domain)\/src\/(?!live\/|testing\/)(?!.*\.test\.ts$)/;

/** What Vite puts around each export. */
const EXPORT = /^\(\) *=> *\{ *try *\{ *return \w+ *\}/;

test('docs/architecture.md lists the files that a PUT start passes, all of them and no others', async () => {
	// What happens by time, such as looking for alerts, is no part of a call.
	vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
	const server = await testApp();
	const make = makerOf(server);
	const start = (id: number) =>
		server.ask(activityCalls.start, {
			id,
			body: { at: festivalTimeOf(server.clock.now) },
			headers: { 'idempotency-key': `start-${id}` },
		});
	const [first, second] = [await make.activity(), await make.activity()];
	// The first one fills what is remembered: the token, the user, the statements.
	await start(first);
	const passed = await filesThatRun(() => start(second));
	vi.useRealTimers();
	expect(passed).toEqual(await filesInTable());
});

/** The names of the files any function of which runs meanwhile. */
async function filesThatRun(run: () => Promise<unknown>): Promise<string[]> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Debugger.enable');
	await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
	await run();
	const { result } = await session.post('Profiler.takePreciseCoverage');
	const names: string[] = [];
	for (const { scriptId, url, functions } of result.filter((script) => COUNTED.test(script.url))) {
		const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
		const texts = functions
			.flatMap(({ ranges }) => ranges.slice(0, 1))
			.filter(({ count }) => count > 0)
			.map(({ startOffset, endOffset }) => scriptSource.slice(startOffset, endOffset));
		if (texts.some((text) => !EXPORT.test(text))) names.push(basename(url));
	}
	session.disconnect();
	return names.sort();
}

async function filesInTable(): Promise<string[]> {
	const [, section = ''] = (await readFile(DOCUMENT, 'utf8')).split('## Server: a PUT start');
	const [table = ''] = section.split('\n## ');
	const files = table.split('\n').flatMap((line) => line.split('|')[2]?.match(/[\w.-]+\.ts/g) ?? []);
	return files.sort();
}
