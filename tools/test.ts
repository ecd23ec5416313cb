/**
 * Runs every test: Vitest for the packages and the server, then the journeys in a real browser.
 * Arguments are parts of file paths: `npm test -- domain` runs only the test files whose path holds one of them.
 * Ends with the requirements that passing tests show and, as the last line, `N passed, N failed`. A test that passed only
 * when it was tried again counts as failed, unless flaky-tests.ts knows why.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { provideChromium } from './chromium.ts';
import { KNOWN_FLAKY_TESTS } from './flaky-tests.ts';
import { runTogether } from './launch/foreground.mjs';
import { printMessage, UserError } from './launch/messages.mjs';
import { ensureWebBuild } from './launch/web-build.mjs';
import { provideOtherBrowsers } from './other-browsers.ts';
import { type Outcome, playwrightOutcomes, shownIds, vitestOutcomes } from './test-report.ts';

const reports = join('.cache', 'tests');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Exit codes from here on mean that a signal ended the program. */
const FIRST_SIGNAL_CODE = 128;

async function main(filters: readonly string[]): Promise<Outcome[]> {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	return [...(await runVitest(filters)), ...(await runPlaywright(filters))];
}

async function runVitest(filters: readonly string[]): Promise<Outcome[]> {
	if (matching('{packages,apps,tools,faults,fuzz,e2e}/**/*.test.{ts,tsx}', filters).length === 0) return [];
	if (matching('e2e/engines/*.test.ts', filters).length > 0) {
		ensureWebBuild(process.execPath);
		provideOtherBrowsers();
	}
	const program = join('node_modules', 'vitest', 'vitest.mjs');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
	const code = await runTogether(process.execPath, [[program, 'run', ...reporters, ...filters]]);
	return withExitCode('Vitest', code, vitestOutcomes(vitestReport));
}

async function runPlaywright(filters: readonly string[]): Promise<Outcome[]> {
	const journeys = matching('e2e/**/*.spec.ts', filters);
	if (journeys.length === 0) return [];
	try {
		ensureWebBuild(process.execPath);
		process.env['CROSSLOAD_CHROMIUM'] = provideChromium();
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		printMessage(error.message);
		return [{ name: 'The journeys in the browser could not be run', result: 'failed' }];
	}
	process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = playwrightReport;
	const program = join('node_modules', '@playwright', 'test', 'cli.js');
	const patterns = journeys.map((path) => path.replaceAll(sep, '/').replaceAll('.', '\\.'));
	const code = await runTogether(process.execPath, [[program, 'test', ...patterns]]);
	return withExitCode('Playwright', code, playwrightOutcomes(playwrightReport));
}

function matching(pattern: string, filters: readonly string[]): string[] {
	const files = globSync(pattern, { exclude: (path) => path.split(sep).includes('node_modules') });
	return files.filter((path) => filters.length === 0 || filters.some((part) => path.includes(part)));
}

/** A runner that ends badly without naming a failed test (an error outside of every test) counts as one. */
function withExitCode(runner: string, code: number, outcomes: Outcome[]): Outcome[] {
	if (code >= FIRST_SIGNAL_CODE) process.exit(code);
	if (code === 0 || outcomes.some(({ result }) => result === 'failed')) return outcomes;
	return [...outcomes, { name: `${runner} ended with exit code ${code}`, result: 'failed' }];
}

/** Lists the tests that needed a second try, and counts those as failed that are not known to. */
function judgeFlaky(outcomes: readonly Outcome[]): Outcome[] {
	return outcomes.map((outcome) => {
		if (outcome.result !== 'flaky') return outcome;
		const known = KNOWN_FLAKY_TESTS.find(({ name }) => outcome.name.includes(name));
		console.log(
			`Flaky, passed on a later try: ${outcome.name} (${known?.reason ?? 'not known to be: counts as failed'})`,
		);
		return { ...outcome, result: known ? 'passed' : 'failed' };
	});
}

function summarize(outcomes: readonly Outcome[]): void {
	const failed = outcomes.filter(({ result }) => result === 'failed');
	const passed = outcomes.filter(({ result }) => result === 'passed');
	const skipped = outcomes.length - passed.length - failed.length;
	const groups = Object.entries(Object.groupBy(shownIds(outcomes), (id) => id.split('-')[0] ?? id));
	console.log('\nRequirements that passing tests show:');
	for (const [group, ids] of groups) console.log(`  ${group}  ${ids?.map((id) => id.split('-')[1]).join(' ')}`);
	for (const { name, error } of failed) console.log(`Failed: ${name}\n${error?.replaceAll(/^/gm, '  ') ?? ''}`);
	if (skipped > 0) console.log(`${skipped} skipped`);
	if (outcomes.length === 0) console.log('No test ran: no test file matches.');
	process.exitCode = failed.length > 0 || passed.length === 0 ? 1 : 0;
	console.log(`${passed.length} passed, ${failed.length} failed`);
}

summarize(judgeFlaky(await main(process.argv.slice(2))));
