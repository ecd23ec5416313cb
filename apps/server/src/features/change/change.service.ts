import type { RowId } from '@crossload/contract';
import { holds, isUndoable, rightsToUndo, type UndoneChange } from '@crossload/domain';
import { loggedStateIn } from '../../db/added-fields.ts';
import { actionOf, changesFrom, changesIn, type LoggedState, latestRevision } from '../../db/change-log.store.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, Forbidden } from '../../errors/domain-errors.ts';
import { applySteps } from './apply-steps.ts';
import { fieldChanges } from './field-changes.ts';
import { sourceOf, statesOf } from './logged-entities.ts';
import { type LoggedEntity, namesOfStates } from './logged-entity.ts';
import { stepsInTheWay } from './steps-in-the-way.ts';
import { isConflict, type NetChange, targetOf, type UndoStep } from './undo-step.ts';

/**
 * Takes back a revision: created rows go, changed ones get their old values, removed ones come back under their ids. All of
 * it or nothing (PLAN.md, PLAN-12). Throws NotFound, Forbidden without the rights that the same needs by hand, and Conflict
 * with what is in the way.
 */
export async function undoRevision(
	work: Work,
	revision: number,
	permissions: readonly string[],
): Promise<{ revision: number }> {
	const rows = await changesIn(work.trx, revision);
	expectFound(rows[0], 'This revision');
	return await undoChanges(work, { changes: netChangesOf(rows), revision, permissions });
}

/**
 * Takes back a revision with all that was changed since, as if nothing of it had ever been; users are left as they are. Throws
 * as {@link undoRevision} does.
 */
export async function undoSince(
	work: Work,
	revision: number,
	permissions: readonly string[],
): Promise<{ revision: number }> {
	const rows = await changesFrom(work.trx, revision);
	const undoable = rows.filter(({ entity }) => (sourceOf(entity)?.undo ?? null) !== null);
	return await undoChanges(work, { changes: netChangesOf(undoable), revision, permissions });
}

async function undoChanges(work: Work, { changes, revision, permissions }: Undoing): Promise<{ revision: number }> {
	expectRights(changes, permissions);
	const { steps, conflicts } = await stepsFor(work, changes);
	const inTheWay = [...conflicts, ...(await stepsInTheWay(work.trx, steps))];
	if (inTheWay.length > 0) throw await conflict(work, inTheWay);
	const inUse = await applySteps(work, { steps, undoes: revision });
	if (inUse.length > 0) throw await conflict(work, inUse);
	return { revision: (await latestRevision(work.trx)) + 1 };
}

interface Undoing {
	readonly changes: readonly NetChange[];
	/** What is taken back, as the log notes it. */
	readonly revision: number;
	readonly permissions: readonly string[];
}

/** What the entries did to each row, in the order in which they first touched them. */
function netChangesOf(rows: Awaited<ReturnType<typeof changesIn>>): NetChange[] {
	const net = new Map<string, NetChange>();
	for (const { entity, entity_id: id, before, after } of rows) {
		const source = sourceOf(entity);
		if (!source) throw new Conflict(`A ${entity} cannot be undone.`, { overtaken: [{ entity, id }] });
		const known = net.get(`${entity} ${id}`);
		const first = known ? known.before : loggedStateIn(entity, before);
		net.set(`${entity} ${id}`, { source, id, before: first, after: loggedStateIn(entity, after) });
	}
	return [...net.values()].filter(({ before, after }) => before !== null || after !== null);
}

function expectRights(changes: readonly NetChange[], permissions: readonly string[]): void {
	for (const change of changes) {
		const { entity } = change.source;
		const needed = rightsToUndo(undoneBy(change));
		if (needed.length === 0 && !isUndoable(entity)) throw new Forbidden(`A ${entity} cannot be taken back.`);
		for (const rights of needed) {
			if (rights.some((right) => holds(permissions, right))) continue;
			throw new Forbidden(`To take this back needs the right ${rights.join(' or ')}, which your role does not give.`);
		}
	}
}

function undoneBy(change: NetChange): UndoneChange {
	const { source, before, after } = change;
	const fields = fieldChanges(change).map(({ field }) => field);
	return { entity: source.entity, action: actionOf(before, after), fields };
}

/** How each row goes back, and those that have changed since. Throws Conflict for what can never be taken back. */
async function stepsFor(work: Work, changes: readonly NetChange[]) {
	const present = await presentStates(work, changes);
	const steps: UndoStep[] = [];
	const conflicts: NetChange[] = [];
	for (const change of changes) {
		const { source, id } = change;
		const now = present.get(source)?.get(id) ?? null;
		if (source.undo === null || isConflict(change, now)) conflicts.push(change);
		else steps.push({ source, undo: source.undo, id, now, target: targetOf(change, now) });
	}
	return { steps, conflicts };
}

async function presentStates(work: Work, changes: readonly NetChange[]) {
	const bySource = Map.groupBy(changes, ({ source }) => source);
	const present = new Map<LoggedEntity, ReadonlyMap<number, LoggedState>>();
	for (const [source, its] of bySource) {
		const ids = its.map(({ id }) => id);
		present.set(source, await statesOf(work.trx, source, ids));
	}
	return present;
}

async function conflict(work: Work, inTheWay: readonly InTheWay[]): Promise<Conflict> {
	const conflicts: unknown[] = [];
	for (const [source, its] of Map.groupBy(inTheWay, (step) => step.source)) {
		const ids = [...new Set(its.map(({ id }) => id))];
		const named = [...new Set(its.map(shownId))];
		conflicts.push(
			...((await source.undo?.conflicts?.(work.trx, ids)) ?? named.map((id) => ({ entity: source.entity, id }))),
		);
	}
	const isForGood = inTheWay.some(({ source }) => source.undo === null);
	const message = isForGood
		? 'What was done to users cannot be undone.'
		: `This cannot be undone any more: ${inWords(await namesIn(work, inTheWay))} changed since, or what it needs is gone.`;
	return new Conflict(message, { overtaken: conflicts });
}

/** What the rows are called, each name once. */
async function namesIn({ trx }: Work, inTheWay: readonly InTheWay[]): Promise<readonly string[]> {
	const names = new Set<string>();
	for (const [source, its] of Map.groupBy(inTheWay, (step) => step.source)) {
		const states = its.map(stateOf).filter((state) => state !== null);
		for (const name of await namesOfStates(trx, source, states)) names.add(name);
	}
	return [...names];
}

/** Names that an error lists before it counts the others. */
const LISTED = 3;

function inWords(names: readonly string[]): string {
	if (names.length === 0) return 'what it changed has been';
	if (names.length === 1) return `${names[0]} has been`;
	const listed = names.length > LISTED ? [...names.slice(0, LISTED), `${names.length - LISTED} more`] : names;
	return `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)} have been`;
}

/** A row in the way, in states that it had or would have. */
type InTheWay = NetChange | UndoStep;

/** What names the row in responses. */
function shownId(row: InTheWay): RowId {
	const state = stateOf(row);
	return (state && row.source.keyOf?.(state)) ?? row.id;
}

function stateOf(row: InTheWay): LoggedState | null {
	return 'after' in row ? (row.after ?? row.before) : (row.target ?? row.now);
}
