import type { LiveChange, LiveEvent } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { changesSince, countChangesSince } from '../db/change-log.store.ts';
import type { Database, Db } from '../db/database.ts';
import { readConsistently } from '../db/work.ts';
import { type Redactor, redactorFor } from '../http/redaction.ts';
import { type Frame, frameOf } from './frames.ts';
import type { LiveSource, LoggedChange } from './live-source.ts';

/** More entries of the log than this are not told one by one: everyone asks for the lists anew, which are ready. */
const MOST_TOLD = 1000;

/** Rows asked for at once, below both databases' limit on parameters. */
const CHUNK = 500;

/** Makes the events of what has changed, and tells each reader what they may see of one. */
export class LiveEvents {
	readonly #database: Database;
	readonly #sources: readonly { readonly source: LiveSource; readonly redactor: Redactor }[];

	constructor(database: Database, sources: readonly LiveSource[]) {
		this.#database = database;
		this.#sources = sources.map((source) => ({ source, redactor: redactorFor(itemSchemaOf(source)) }));
	}

	/**
	 * Everything that has changed after a revision, as one event with the rows as they are now; null if nothing has, or
	 * too much to be told.
	 */
	async since(revision: number): Promise<LiveEvent | null> {
		return await readConsistently(this.#database, async (db) => {
			if ((await countChangesSince(db, revision)) > MOST_TOLD) return null;
			const logged = await changesSince(db, revision);
			const last = logged.at(-1);
			if (!last) return null;
			const isOnePersons = logged.every(({ actor_id }) => actor_id === last.actor_id);
			const actor = isOnePersons && last.actor_id !== null ? { id: last.actor_id, name: last.actor_name ?? '' } : null;
			return { revision: last.revision, actor, changes: await this.#rowsOf(db, logged.map(parsed)) };
		});
	}

	/** Names what someone with these permissions is told: equal for all to whom the same bytes go. */
	level(permissions: readonly string[]): string {
		const levels = this.#sources.map(({ source, redactor }) =>
			maySee(source, permissions) ? redactor.level(permissions) : '-',
		);
		return [holds(permissions, 'history:read'), ...levels].join(' ');
	}

	/** The bytes of the event as someone with these permissions is told it. */
	frameFor(event: LiveEvent, permissions: readonly string[]): Frame {
		return frameOf('change', this.#redacted(event, permissions), event.revision);
	}

	#redacted(event: LiveEvent, permissions: readonly string[]): LiveEvent {
		const changes = event.changes.flatMap((change) => {
			const known = this.#sources.find(({ source }) => source.entity === change.entity);
			if (!known || !maySee(known.source, permissions)) return [];
			const value = change.value && (known.redactor.redact(change.value, permissions) as LiveChange['value']);
			return [{ ...change, value }];
		});
		// Who did what is for those who may read the history, and nobody's of what they are told nothing of.
		const isTold = holds(permissions, 'history:read') && changes.length > 0;
		return { ...event, actor: isTold ? event.actor : null, changes };
	}

	async #rowsOf(db: Db, logged: readonly LoggedChange[]): Promise<LiveChange[]> {
		const changes: LiveChange[] = [];
		for (const { source } of this.#sources) {
			const ids = new Set<number>();
			for (const change of logged) for (const id of await source.affected(db, change)) ids.add(id);
			if (ids.size === 0) continue;
			const rows = new Map((await rowsInChunks(db, source, [...ids])).map((row) => [row.id, row]));
			for (const id of ids) changes.push(changeOf(source, id, rows.get(id)));
		}
		return changes;
	}
}

async function rowsInChunks(db: Db, source: LiveSource, ids: readonly number[]) {
	const rows: { readonly id: number }[] = [];
	for (let from = 0; from < ids.length; from += CHUNK) {
		rows.push(...(await source.rows(db, ids.slice(from, from + CHUNK))));
	}
	return rows;
}

function changeOf({ entity }: LiveSource, id: number, row: { readonly id: number } | undefined): LiveChange {
	return row ? { entity, id, action: 'update', value: row } : { entity, id, action: 'delete', value: null };
}

function maySee({ list }: LiveSource, permissions: readonly string[]): boolean {
	return typeof list.access === 'string' || list.access.some((right) => holds(permissions, right));
}

/** The schema of one row of a list call; users come wrapped in {data}. */
function itemSchemaOf({ list }: LiveSource) {
	const { items, properties } = list.answer as { items?: never; properties?: { data?: { items?: never } } };
	return items ?? properties?.data?.items;
}

function parsed(row: Awaited<ReturnType<typeof changesSince>>[number]): LoggedChange {
	const state = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>));
	return { entity: row.entity, id: row.entity_id, before: state(row.before), after: state(row.after) };
}
