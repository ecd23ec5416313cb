import type { LiveChange, LiveEvent } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { changesSince } from '../db/change-log.store.ts';
import type { Database, Db } from '../db/database.ts';
import { readConsistently } from '../db/work.ts';
import { type Redactor, redactorFor } from '../http/redaction.ts';
import { type Frame, frameOf } from './frames.ts';
import type { LiveSource, LoggedChange } from './live-source.ts';

/** Makes the events of what has changed, and tells each reader what they may see of one. */
export class LiveEvents {
	readonly #database: Database;
	readonly #sources: readonly { readonly source: LiveSource; readonly redactor: Redactor }[];

	constructor(database: Database, sources: readonly LiveSource[]) {
		this.#database = database;
		this.#sources = sources.map((source) => ({ source, redactor: redactorFor(itemSchemaOf(source)) }));
	}

	/** Everything that has changed after a revision, as one event with the rows as they are now; null if nothing has. */
	async since(revision: number): Promise<LiveEvent | null> {
		return await readConsistently(this.#database, async (db) => {
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
		return this.#sources
			.map(({ source, redactor }) => (maySee(source, permissions) ? redactor.level(permissions) : '-'))
			.join(' ');
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
		return { ...event, changes };
	}

	async #rowsOf(db: Db, logged: readonly LoggedChange[]): Promise<LiveChange[]> {
		const changes: LiveChange[] = [];
		for (const { source } of this.#sources) {
			const ids = new Set<number>();
			for (const change of logged) for (const id of await source.affected(db, change)) ids.add(id);
			if (ids.size === 0) continue;
			const rows = new Map((await source.rows(db, [...ids])).map((row) => [row.id, row]));
			for (const id of ids) changes.push(changeOf(source, id, rows.get(id)));
		}
		return changes;
	}
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
