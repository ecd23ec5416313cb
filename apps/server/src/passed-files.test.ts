import { readFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { activityCalls } from '@crossload/contract';
import { festivalTimeOf } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from './testing/festival.ts';
import { testApp } from './testing/test-app.ts';

const DOCUMENT = new URL('../../../docs/architecture.md', import.meta.url);

/** Files of the server and the domain; what follows the response (`live`) and what only tests have is not passed by a call. */
const COUNTED = /\/(?:apps\/server|packages\/domain)\/src\/(?!live\/|testing\/)(?!.*\.test\.ts$)/;

/** In one run something may happen beside it, such as a look for alerts: what does not run in another is not passed. */
const MAX_RUNS = 20;

/** What Vite puts around each export. */
const EXPORT = /^\(\) *=> *\{ *try *\{ *return \w+ *\}/;

test('docs/architecture.md lists the files that a PUT start passes, all of them and no others', async () => {
	const server = await testApp();
	const make = makerOf(server);
	const start = (id: number) =>
		server.ask(activityCalls.start, {
			id,
			body: { at: festivalTimeOf(server.clock.now) },
			headers: { 'idempotency-key': `start-${id}` },
		});
	// The first one fills what is remembered: the token, the user, the statements.
	await start(await make.activity());
	let passed: string[] = [];
	const listed = await filesInTable();
	for (let run = 0; run < MAX_RUNS && (run === 0 || passed.length > listed.length); run++) {
		const id = await make.activity();
		const names = await filesThatRun(() => start(id));
		passed = run === 0 ? [...names].sort() : passed.filter((name) => names.has(name));
	}
	expect(passed).toEqual(listed);
});

/** The names of the files any function of which runs meanwhile. */
async function filesThatRun(run: () => Promise<unknown>): Promise<Set<string>> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Debugger.enable');
	await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
	await run();
	const { result } = await session.post('Profiler.takePreciseCoverage');
	const names = new Set<string>();
	for (const { scriptId, url, functions } of result.filter((script) => COUNTED.test(script.url))) {
		const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
		const texts = functions
			.flatMap(({ ranges }) => ranges.slice(0, 1))
			.filter(({ count }) => count > 0)
			.map(({ startOffset, endOffset }) => scriptSource.slice(startOffset, endOffset));
		if (texts.some((text) => !EXPORT.test(text))) names.add(basename(url));
	}
	session.disconnect();
	return names;
}

async function filesInTable(): Promise<string[]> {
	const [, section = ''] = (await readFile(DOCUMENT, 'utf8')).split('## Server: a PUT start');
	const [table = ''] = section.split('\n## ');
	const files = table.split('\n').flatMap((line) => line.split('|')[2]?.match(/[\w.-]+\.ts/g) ?? []);
	return files.sort();
}
