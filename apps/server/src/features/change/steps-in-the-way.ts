import type { Trx } from '../../db/database.ts';
import { missingIds, type NumberedTable } from '../../db/missing-references.store.ts';
import type { UndoStep } from './undo-step.ts';

/** The steps that cannot be taken: what a row would name is gone or about to go, or a rule forbids its former state. */
export async function stepsInTheWay(trx: Trx, steps: readonly UndoStep[]): Promise<UndoStep[]> {
	const isNamingWhatIsGone = await dangling(trx, steps);
	const forbidden = new Set<UndoStep>();
	for (const [source, its] of Map.groupBy(steps, ({ source }) => source)) {
		const states = new Map(its.flatMap(({ id, target }) => (target ? [[id, target] as const] : [])));
		const ids = (states.size > 0 && (await source.undo?.forbidden?.(trx, states))) || [];
		for (const step of its) if (ids.includes(step.id)) forbidden.add(step);
	}
	return steps.filter((step) => isNamingWhatIsGone(step) || forbidden.has(step));
}

/** Whether a step's row would name one that will not be there. */
async function dangling(trx: Trx, steps: readonly UndoStep[]): Promise<(step: UndoStep) => boolean> {
	const isThere = new Map(steps.map(({ source, id, target }) => [`${source.entity} ${id}`, target !== null]));
	for (const [table, ids] of idsByTable(steps.flatMap(referencesOf))) {
		const asked = ids.filter((id) => !isThere.has(`${table} ${id}`));
		for (const id of await missingIds(trx, table, asked)) isThere.set(`${table} ${id}`, false);
	}
	return (step) => referencesOf(step).some(([table, ids]) => ids.some((id) => isThere.get(`${table} ${id}`) === false));
}

type References = readonly (readonly [NumberedTable, readonly (number | null)[]])[];

function referencesOf({ undo, target }: UndoStep): References {
	return (target && undo.references?.(target)) ?? [];
}

function idsByTable(references: References): Map<NumberedTable, number[]> {
	const byTable = new Map<NumberedTable, Set<number>>();
	for (const [table, ids] of references) {
		const known = byTable.get(table) ?? new Set();
		for (const id of ids) if (id !== null) known.add(id);
		byTable.set(table, known);
	}
	return new Map([...byTable].map(([table, ids]) => [table, [...ids]]));
}
