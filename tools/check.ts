/** Checks everything that needs no test: format, lint, boundaries, types, dead code, the web app's size. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

interface Step {
	readonly name: string;
	readonly command: readonly string[];
}

const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const dependencyCruiser = join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const typescript = join('node_modules', 'typescript', 'bin', 'tsc');
const knip = join('node_modules', 'knip', 'bin', 'knip.js');

const typeProjects = [
	'packages/domain',
	'packages/contract',
	'packages/spreadsheet',
	'packages/tsconfig.test.json',
	'apps/server',
	'apps/web',
	'apps/web/tsconfig.test.json',
	'apps/web/tsconfig.service-worker.json',
	'.',
];

const steps: readonly Step[] = [
	{ name: 'format and lint', command: [biome, 'check', '--error-on-warnings'] },
	{ name: 'boundaries', command: [dependencyCruiser, '--config', '.dependency-cruiser.mjs', ...foldersWithSources()] },
	...typeProjects.map((project) => ({ name: `types of ${project}`, command: [typescript, '-p', project] })),
	{ name: 'dead code', command: [knip] },
	{ name: 'web build', command: [join('tools', 'run.mjs'), 'build'] },
	{ name: 'browser support', command: [join('tools', 'browser-support.ts')] },
	{ name: 'web size', command: [join('tools', 'size-budget.ts')] },
];

function foldersWithSources(): string[] {
	return globSync(['{packages,apps}/*/src', '{tools,e2e,bench,faults,fuzz}']);
}

/** Runs one step quietly; what it printed is shown when it failed, or when it is a figure worth a line. */
function passes({ name, command }: Step): boolean {
	const started = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
	if (status !== 0) console.log(`${stdout}${stderr}`);
	return status === 0;
}

const failed = steps.filter((step) => !passes(step));
if (failed.length > 0) {
	console.log(`Not clean: ${failed.map(({ name }) => name).join(', ')}.`);
	process.exitCode = 1;
}
