import { parseLoggedState } from '../db/added-fields.ts';
import type { LoggedState } from '../db/change-log.store.ts';
import type { Database, Db } from '../db/database.ts';
import { readConsistently } from '../db/work.ts';
import { LOGGED_ENTITIES } from '../features/change/logged-entities.ts';
import type { LoggedEntity } from '../features/change/logged-entity.ts';

type States = ReadonlyMap<number, LoggedState>;

/**
 * Compares the change log with the tables: revisions without a gap but for those that a restore has noted, and every
 * entity as its last entry left it. Returns what does not agree, one line each; empty when all does.
 */
export async function disagreements(database: Database): Promise<string[]> {
	return await readConsistently(database, async (db) => {
		const lines = await gapsIn(db);
		const last = await lastStates(db);
		for (const source of Object.values(LOGGED_ENTITIES)) {
			const { entity } = source;
			const present: States | string = await source.states(db).catch((error: unknown) => messageOf(error));
			if (typeof present === 'string') lines.push(`${entity}: a row cannot be read: ${present}`);
			else lines.push(...compare(source, present, last.get(entity) ?? new Map()));
		}
		return lines;
	});
}

async function gapsIn(db: Db): Promise<string[]> {
	const rows = await db.selectFrom('change').select('revision').distinct().orderBy('revision').execute();
	const restores = await db
		.selectFrom('change')
		.select(['revision', 'entity_id'])
		.where('entity', '=', 'restore')
		.execute();
	const leaps = new Map(restores.map(({ revision, entity_id }) => [revision, entity_id]));
	const gap = rows.findIndex(({ revision }, index) => {
		const before = rows[index - 1]?.revision ?? 0;
		return revision !== before + 1 && leaps.get(revision) !== before;
	});
	return gap === -1 ? [] : [`the change log has no revision ${(rows[gap - 1]?.revision ?? 0) + 1}`];
}

async function lastStates(db: Db): Promise<Map<string, Map<number, string | null>>> {
	const rows = await db
		.selectFrom('change')
		.select(['entity', 'entity_id', 'after'])
		.orderBy('revision')
		.orderBy('ordinal')
		.execute();
	const last = new Map<string, Map<number, string | null>>();
	for (const { entity, entity_id, after } of rows) {
		const states = last.get(entity) ?? new Map<number, string | null>();
		last.set(entity, states.set(entity_id, after));
	}
	return last;
}

function compare(source: LoggedEntity, present: States, logged: Map<number, string | null>): string[] {
	const { entity } = source;
	const lines: string[] = [];
	for (const id of new Set([...present.keys(), ...logged.keys()])) {
		const after = logged.get(id);
		const state = present.get(id);
		if (after === undefined && state && source.isFromTheSchema?.(state)) continue;
		if (!state) {
			if (after !== null) lines.push(`${entity} ${id} is gone, but its removal is not in the change log`);
		} else if (after === undefined || after === null) {
			lines.push(`${entity} ${id} is there, but not in the change log`);
		} else if (!isState(after)) {
			lines.push(`the last entry of ${entity} ${id} in the change log cannot be read`);
		} else if (sorted(parseLoggedState(entity, after)) !== sorted(state)) {
			lines.push(`${entity} ${id} is not as the change log left it`);
		}
	}
	return lines;
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** A byte that has changed on the disk can leave anything. */
function isState(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null;
	} catch {
		return false;
	}
}

/** A state as text, whatever the order of its fields. */
function sorted(state: unknown): string {
	return JSON.stringify(Object.entries(state as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
