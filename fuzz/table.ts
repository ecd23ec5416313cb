import type { RouteResult } from './run-route.ts';

const CLASSES = [2, 3, 4, 5, 0];

/** The head of the table that {@link printResult} fills. */
export function printHead(): void {
	console.log(row(['Route', 'Requests', '2xx', '3xx', '4xx', '5xx', 'none', 'Slowest', 'Worst']));
	console.log(row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---']));
}

/** One route's line. */
export function printResult({ route, requests, statuses, slowest, faults }: RouteResult): void {
	const counts = CLASSES.map((first) => {
		const those = [...statuses].filter(([status]) => Math.floor(status / 100) === first);
		return String(those.reduce((sum, [, count]) => sum + count, 0));
	});
	const worst = faults[0] ? `${faults.length} × ${faults[0].what}` : String(Math.max(...statuses.keys()));
	console.log(row([route, String(requests), ...counts, `${Math.round(slowest)} ms`, worst]));
}

function row(cells: readonly string[]): string {
	return `| ${cells.join(' | ')} |`;
}
