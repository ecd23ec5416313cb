import type { Outcome } from './fault.ts';

const HEAD = ['Fault', 'Injected by', 'Times', 'Acknowledged', 'Lost', 'Ready again after at most', 'Verdict'];

/** Prints all outcomes as a Markdown table, then what did not hold and what else was measured. */
export function printOutcomes(outcomes: readonly Outcome[]): void {
	console.log(`\n| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}`);
	for (const outcome of outcomes) console.log(`| ${cellsOf(outcome).join(' | ')} |`);
	for (const { fault, broken } of outcomes) {
		for (const line of broken) console.log(`\n- ✗ ${fault}: ${line}`);
	}
	const notes = outcomes.flatMap(({ fault, notes = [] }) => notes.map((note) => `- ${fault}: ${note}`));
	if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
}

function cellsOf(outcome: Outcome): string[] {
	const { fault, injected, times, acknowledged, lost, readyAfter } = outcome;
	return [
		fault,
		injected,
		String(times),
		acknowledged === null ? '–' : String(acknowledged),
		lost === null ? '–' : String(lost),
		readyAfter === null ? '–' : `${readyAfter.toFixed(1)} s`,
		verdictOf(outcome),
	];
}

function verdictOf({ broken, verdict }: Outcome): string {
	if (verdict === 'not run') return '**not run**';
	if (broken.length > 0) return '**fails**';
	return verdict ?? 'holds';
}
