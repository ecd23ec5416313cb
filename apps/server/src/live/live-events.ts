import type { LiveChange, LiveEvent, RowId } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { concernsLogins } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import { readConsistently } from '../db/work.ts';
import { mayCall } from '../http/authorize.ts';
import { type Redactor, redactorFor } from '../http/redaction.ts';
import type { Session } from '../http/session.ts';
import { alteredRows, loggedSince } from './changed-rows.ts';
import { type Frame, frameOf } from './frames.ts';
import { type AnyLiveSource, type LiveSource, rowSchemaOf } from './live-source.ts';
import { shareChanges } from './share-changes.ts';
import type { ViewRows, ViewRowsAt } from './view-rows.ts';

/** What has changed after a revision. */
export interface EventWithChanges {
	readonly event: LiveEvent;
	/** A user or a login is among it: streams may have to end. */
	readonly concernsLogins: boolean;
	/** All rows as they are after it, where shares read them. */
	readonly rows: ViewRowsAt | null;
}

/** What one event brings to readers: to shares, by how the rows were before. */
export interface EventToSend extends Pick<EventWithChanges, 'event' | 'rows'> {
	/** All rows as shares have been sent them; null where nobody knows. */
	readonly before: ViewRowsAt | null;
}

/** Makes the events of what has changed, and of each what a reader may see. */
export class LiveEvents {
	readonly #database: Database;
	readonly #viewRows: ViewRows;
	readonly #sources: readonly { readonly source: AnyLiveSource; readonly redactor: Redactor }[];

	constructor(database: Database, sources: readonly AnyLiveSource[], viewRows: ViewRows) {
		this.#database = database;
		this.#viewRows = viewRows;
		this.#sources = sources.map((source) => ({ source, redactor: redactorFor(rowSchemaOf(source)) }));
	}

	/**
	 * Everything that has changed after a revision, as one event with the rows as they are now; null if nothing has, or
	 * too much for one event: everyone asks for the lists again then, which are ready.
	 */
	async since(revision: number): Promise<EventWithChanges | null> {
		return await readConsistently(this.#database, async (db) => {
			const logged = await loggedSince(db, revision);
			if (!logged || logged.changes.length === 0) return null;
			const changes: LiveChange[] = [];
			for (const { source } of this.#sources) {
				const altered = await alteredRows(db, source as LiveSource<RowId>, logged.changes);
				for (const [id, row] of altered) changes.push(changeOf(source.entity, id, row));
			}
			const rows = this.#viewRows.areKept ? await this.#viewRows.at(db) : null;
			const event = { revision: logged.revision, actor: logged.actor, changes };
			return { event, concernsLogins: logged.changes.some(concernsLogins), rows };
		});
	}

	/** All rows as they are now, for shares. */
	async rowsNow(): Promise<ViewRowsAt> {
		return await readConsistently(this.#database, (db) => this.#viewRows.at(db));
	}

	/** Names what a reader may see: equal for all to whom the same bytes go. */
	level(session: Session): string {
		const { user, share } = session;
		if (share) return share.level;
		const levels = this.#sources.map(({ source, redactor }) =>
			mayCall(source.list, session) ? redactor.level(user.permissions) : '-',
		);
		return [holds(user.permissions, 'history:read'), ...levels].join(' ');
	}

	/** The bytes of the event as a reader may see it; a share asks for the lists again where it is not known what it was sent. */
	frameFor({ event, before, rows: after }: EventToSend, session: Session): Frame {
		const { revision } = event;
		const { share } = session;
		if (!share) return frameOf('change', this.#redacted(event, session), revision);
		if (!before || !after) return frameOf('reset', { revision }, revision);
		const changes = shareChanges(this.#viewRows, { event, before, after }, share);
		return frameOf('change', { revision, actor: null, changes }, revision);
	}

	#redacted(event: LiveEvent, session: Session): LiveEvent {
		const { permissions } = session.user;
		const changes = event.changes.flatMap((change) => {
			const known = this.#sources.find(({ source }) => source.entity === change.entity);
			if (!known || !mayCall(known.source.list, session)) return [];
			const value = change.value && (known.redactor.redact(change.value, permissions) as LiveChange['value']);
			return [{ ...change, value }];
		});
		// Who made the change is for those who may read the history, and only where the event holds a change for them.
		const showsActor = holds(permissions, 'history:read') && changes.length > 0;
		return { ...event, actor: showsActor ? event.actor : null, changes };
	}
}

function changeOf(entity: AnyLiveSource['entity'], id: RowId, value: LiveChange['value']): LiveChange {
	return { entity, id, action: value ? 'update' : 'delete', value };
}
