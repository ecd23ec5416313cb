import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightOutcomes, vitestOutcomes } from './test-report.ts';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'crossload-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
	const file = join(folder, name);
	writeFileSync(file, JSON.stringify(content));
	return file;
}

test('a Vitest test that passed only when it was tried again is flaky', () => {
	const assertionResults = [
		{ fullName: 'first', status: 'passed', failureMessages: [] },
		{ fullName: 'second', status: 'passed', failureMessages: ['expected 1 to be 2'] },
		{ fullName: 'third', status: 'failed', failureMessages: ['expected 1 to be 2'] },
	];
	const file = report('vitest.json', { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
	expect(vitestOutcomes(file)).toEqual([
		{ name: 'first', result: 'passed' },
		{ name: 'second', result: 'flaky', error: 'expected 1 to be 2' },
		{ name: 'third', result: 'failed', error: 'expected 1 to be 2' },
	]);
});

test('a journey that passed only when it was tried again is flaky', () => {
	const message = '\u001b[31mTimeout\u001b[39m\nCall log:';
	const specs = [
		{ title: 'first', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
		{ title: 'second', tests: [{ status: 'flaky', results: [{ errors: [{ message }] }, { errors: [] }] }] },
	];
	const file = report('playwright.json', { errors: [], suites: [{ title: '01.spec.ts', specs }] });
	expect(playwrightOutcomes(file)).toEqual([
		{ name: '01.spec.ts first', result: 'passed' },
		{ name: '01.spec.ts second', result: 'flaky', error: 'Timeout\nCall log:' },
	]);
});
