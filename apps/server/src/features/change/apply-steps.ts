import type { LoggedState } from '../../db/change-log.store.ts';
import type { Work } from '../../db/work.ts';
import { compareByDependence, statesOf } from './logged-entities.ts';
import type { UndoStep } from './undo-step.ts';

/**
 * Takes the steps and records each as a change. Rows that others refer to are restored before them and removed after them. Returns the rows
 * that cannot be removed because others refer to them; the caller then rolls everything back.
 */
export async function applySteps(
	work: Work,
	{ steps, undoes }: { readonly steps: readonly UndoStep[]; readonly undoes: number },
): Promise<UndoStep[]> {
	const ordered = steps.toSorted((a, b) => compareByDependence(a.source, b.source));
	for (const { undo, id, now, target } of ordered) {
		if (now === null && target) await undo.insert(work.trx, target, { id, version: Number(target['version']) + 1 });
	}
	for (const { undo, id, now, target } of ordered) if (now !== null && target) await undo.update(work.trx, id, target);
	for (const its of Map.groupBy(ordered.toReversed(), ({ source }) => source).values()) {
		const inUse = await takeAway(
			work,
			its.filter(({ target }) => target === null),
		);
		if (inUse.length > 0) return inUse;
	}
	await record(work, { steps: ordered, undoes });
	return [];
}

async function takeAway({ trx }: Work, steps: readonly UndoStep[]): Promise<UndoStep[]> {
	const inUse: UndoStep[] = [];
	for (const step of steps) {
		if (await step.undo.isInUse?.(trx, step.id)) inUse.push(step);
		else await step.undo.remove(trx, step.id);
	}
	return inUse;
}

async function record(
	work: Work,
	{ steps, undoes }: { readonly steps: readonly UndoStep[]; readonly undoes: number },
): Promise<void> {
	for (const [source, its] of Map.groupBy(steps, (step) => step.source)) {
		const ids = its.map(({ id }) => id);
		const after: ReadonlyMap<number, LoggedState> = await statesOf(work.trx, source, ids);
		for (const { id, now } of its) {
			work.record({ entity: source.entity, id, before: now, after: after.get(id) ?? null, undoes });
		}
	}
}
