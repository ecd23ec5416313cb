import type { RowFault } from './parse-running-order.ts';
import type { ImportPlan } from './plan-import.ts';

/** Says which rows cannot be imported and why, a line each. */
export function faultReport(path: string, faults: readonly RowFault[]): string {
	const lines = faults.map(({ line, reason }) => `${path}:${line}: ${reason}`);
	return [...lines, `Nothing was imported. ${counted(faults.length, 'fault')} to correct.`].join('\n');
}

/** Says what an import made and what was there already. */
export function summaryOf({ stages, bands, shows, found }: ImportPlan): string {
	const there = `${counted(found.stages, 'stage')}, ${counted(found.bands, 'band')}, ${counted(found.shows, 'show')}`;
	if (stages.length + bands.length + shows.length === 0) return `Nothing to do: all is there already (${there}).`;
	const made = [counted(stages.length, 'stage'), counted(bands.length, 'band'), counted(shows.length, 'show')];
	return `Made ${made.join(', ')}. There already: ${there}.`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
