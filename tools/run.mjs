#!/usr/bin/env node
/**
 * Runs one task of the project: `node tools/run.mjs TASK [arguments]`. Every npm script comes through here, so that a
 * fresh clone needs nothing but npm and any Node from 20 on: the Node that Crossload runs on, the dependencies and the
 * built web app are brought up to date first, each only when it is not.
 *
 * This file and tools/launch/ must therefore run on Node 20 without a dependency.
 */
import { join } from 'node:path';
import { ensureDependencies } from './launch/dependencies.mjs';
import { runTogether } from './launch/foreground.mjs';
import { printMessage, UserError } from './launch/messages.mjs';
import { root } from './launch/project.mjs';
import { ensureNode } from './launch/runtime.mjs';
import { SERVER_FLAGS } from './launch/server-flags.mjs';
import { ensureWebBuild } from './launch/web-build.mjs';

const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const demo = join('apps', 'server', 'src', 'demo', 'main.ts');

/** @param {string} name */
const command = (name) => join('apps', 'server', 'src', 'console', `${name}-main.ts`);

/**
 * What each task runs on Node, and whether it needs the built web app. Arguments go to the last program.
 * @type {Record<string, { web?: boolean, programs: string[][] }>}
 */
const tasks = {
	start: { web: true, programs: [[...SERVER_FLAGS, join('apps', 'server', 'src', 'main.ts')]] },
	demo: { web: true, programs: [[...SERVER_FLAGS, demo]] },
	import: { programs: [[join('apps', 'server', 'src', 'import', 'main.ts')]] },
	'carry-over': { programs: [[command('carry-over')]] },
	backup: { programs: [[command('backup')]] },
	restore: { programs: [[command('restore')]] },
	'check-data': { programs: [[command('check-data')]] },
	user: { programs: [[command('user')]] },
	move: { programs: [[join('apps', 'server', 'src', 'move', 'main.ts')]] },
	'rotate-key': { programs: [[command('rotate-key')]] },
	dev: {
		programs: [
			['--watch', demo],
			[vite, join('apps', 'web')],
		],
	},
	build: { web: true, programs: [] },
	test: { programs: [[join('tools', 'test.ts')]] },
	check: { programs: [[join('tools', 'check.ts')]] },
	bench: { web: true, programs: [[join('bench', 'main.ts')]] },
	'bench:plan': { programs: [[join('bench', 'plan.ts')]] },
	'bench:import': { programs: [[join('bench', 'import.ts')]] },
	fuzz: { programs: [[join('fuzz', 'main.ts')]] },
	'bench:web': { web: true, programs: [[join('bench', 'web.ts')]] },
	'bench:live': { programs: [[join('bench', 'live.ts')]] },
	'bench:nodes': { programs: [[join('bench', 'nodes.ts')]] },
	faults: { programs: [[join('faults', 'main.ts')]] },
	screenshots: { web: true, programs: [[join('tools', 'screenshots.ts')]] },
};

/** @param {string[]} programArguments */
async function main([name = '', ...given]) {
	// `bench plan` is the task 'bench:plan'.
	const part = tasks[`${name}:${given[0]}`];
	const task = part ?? tasks[name];
	const programArguments = part ? given.slice(1) : given;
	if (!task) throw new UserError(`There is no task '${name}'. Tasks: ${Object.keys(tasks).join(', ')}.`);
	const node = ensureNode();
	ensureDependencies(node);
	if (task.web) ensureWebBuild(node);
	const last = task.programs.length - 1;
	return runTogether(
		node,
		task.programs.map((program, index) => (index === last ? [...program, ...programArguments] : program)),
	);
}

process.chdir(root);
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof UserError)) throw error;
	printMessage(error.message);
	process.exitCode = 1;
}
