import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** How many lines of an error are printed at the end of the run. */
const ERROR_LINES = 10;

/** What one test came to. Its name begins with the names of the groups that it stands in. */
export interface Outcome {
	readonly name: string;
	/** Flaky: failed, and passed when it was tried again. */
	readonly result: 'passed' | 'flaky' | 'failed' | 'skipped';
	/** The beginning of what it failed with at first, also when it passed in the end. */
	readonly error?: string;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly VitestResult[];
	}[];
}

interface VitestResult {
	readonly fullName: string;
	readonly status: string;
	/** What earlier tries failed with, also of a test that passed in the end. */
	readonly failureMessages: readonly string[];
}

/** Reads Vitest's report; a file that could not even be loaded counts as one failed test. */
export function vitestOutcomes(file: string): Outcome[] {
	if (!existsSync(file)) return [];
	const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
	return report.testResults.flatMap(({ name, status, assertionResults }) => {
		const outcomes = assertionResults.map((test) => ({
			name: test.fullName,
			result: vitestResult(test),
			...errorOf(test.failureMessages[0]),
		}));
		const hasFailedTest = outcomes.some(({ result }) => result === 'failed');
		return status === 'failed' && !hasFailedTest ? [...outcomes, { name, result: 'failed' as const }] : outcomes;
	});
}

function vitestResult({ status, failureMessages }: VitestResult): Outcome['result'] {
	return resultOf(status === 'passed' && failureMessages.length > 0 ? 'flaky' : status);
}

/** Reads Playwright's report; an error outside of every test counts as one failed test. */
export function playwrightOutcomes(file: string): Outcome[] {
	if (!existsSync(file)) return [];
	const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
	const errors = report.errors.map(({ message }) => ({ name: message ?? 'error', result: 'failed' as const }));
	return [...report.suites.flatMap((suite) => suiteOutcomes(suite, '')), ...errors];
}

function suiteOutcomes(suite: JSONReportSuite, parents: string): Outcome[] {
	const name = `${parents}${suite.title} `;
	const own = suite.specs.flatMap((spec) =>
		spec.tests.map((test) => ({
			name: `${name}${spec.title}`,
			result: resultOf(test.status),
			...errorOf(firstError(test)),
		})),
	);
	return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteOutcomes(inner, name))];
}

function firstError({ results }: JSONReportTest): string | undefined {
	return results.flatMap(({ errors }) => errors.map(({ message }) => message)).find((message) => message);
}

function errorOf(message: string | undefined): Pick<Outcome, 'error'> {
	if (!message) return {};
	const lines = stripVTControlCharacters(message).split('\n');
	return { error: lines.slice(0, ERROR_LINES).join('\n') };
}

function resultOf(status: string): Outcome['result'] {
	if (status === 'flaky') return 'flaky';
	if (status === 'passed' || status === 'expected') return 'passed';
	return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped';
}

/** Ids of requirements in test names, such as ACT-14. */
const ID = /\b[A-Z]{3,5}-\d{2}\b/g;

/** The ids that passed tests name and no failed test names, in order. */
export function shownIds(outcomes: readonly Outcome[]): string[] {
	const failed = idsOf(outcomes.filter(({ result }) => result === 'failed'));
	return [...idsOf(outcomes.filter(({ result }) => result === 'passed'))].filter((id) => !failed.has(id)).sort();
}

function idsOf(outcomes: readonly Outcome[]): Set<string> {
	return new Set(outcomes.flatMap(({ name }) => name.match(ID) ?? []));
}
