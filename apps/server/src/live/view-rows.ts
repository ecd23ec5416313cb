import { type InView, inView, isViewed, toInstant, type ViewedEntity, type ViewedRows } from '@crossload/domain';
import { latestRevision } from '../db/change-log.store.ts';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { SharePrincipal } from '../http/session.ts';
import { alteredRows, loggedSince } from './changed-rows.ts';
import { type LiveRow, type LiveSource, rowsIn } from './live-source.ts';
import { ViewFilter } from './view-filter.ts';

type Rows = Readonly<Record<ViewedEntity, ReadonlyMap<number, LiveRow>>>;

/** Everything that shares may show of, at one revision. */
export interface ViewRowsAt {
	readonly revision: number;
	readonly rows: Rows;
}

/** A live list, and how all of it is read. */
export interface ViewSource {
	readonly source: LiveSource;
	readonly readAll: (db: Db) => Promise<readonly LiveRow[]>;
}

/**
 * The rows of which shares are shown their parts: what a view holds depends on rows of every list, so all are kept from the
 * first share's request on. A change replaces those that it alters.
 */
export class ViewRows {
	readonly #sources: readonly ViewSource[];
	#latest: ViewRowsAt | null = null;
	/** By level; of the rows that they were worked out from. */
	readonly #seen = new WeakMap<ViewRowsAt, Map<string, InView>>();

	constructor(sources: readonly ViewSource[]) {
		this.#sources = sources;
	}

	/** Whether any share has asked yet. */
	get areKept(): boolean {
		return this.#latest !== null;
	}

	/** All rows as this database or transaction sees them. */
	async at(db: Db): Promise<ViewRowsAt> {
		const revision = await latestRevision(db);
		const known = this.#latest;
		if (known?.revision === revision) return known;
		const rows = (known && (await this.#withChanges(db, known))) ?? (await this.#readAll(db));
		const read = { revision, rows };
		// Another read may have come further meanwhile.
		if (known === this.#latest) this.#latest = read;
		return read;
	}

	/** What a share shows of these rows. */
	seen(at: ViewRowsAt, { level, view }: SharePrincipal): InView {
		const known = this.#seen.get(at) ?? new Map<string, InView>();
		this.#seen.set(at, known);
		const seen = known.get(level) ?? inView(view, at.rows as ViewedRows);
		known.set(level, seen);
		return seen;
	}

	/** Filters rows of that revision for a share. */
	filterFor(at: ViewRowsAt, share: SharePrincipal): ViewFilter {
		return new ViewFilter(this.seen(at, share), share.view);
	}

	async #withChanges(db: Db, { revision, rows }: ViewRowsAt): Promise<Rows | null> {
		const logged = await loggedSince(db, revision);
		if (!logged || logged.revision <= revision) return null;
		const next: Record<ViewedEntity, ReadonlyMap<number, LiveRow>> = { ...rows };
		for (const { source } of this.#sources) {
			const entity = source.entity as ViewedEntity;
			const altered = await alteredRows(db, source, logged.changes);
			if (altered.size > 0) next[entity] = replaced(rows[entity], altered);
		}
		return next;
	}

	async #readAll(db: Db): Promise<Rows> {
		const lists: [string, ReadonlyMap<number, LiveRow>][] = [];
		for (const { source, readAll } of this.#sources) {
			lists.push([source.entity, new Map((await readAll(db)).map((row) => [row.id, row]))]);
		}
		return Object.fromEntries(lists) as Rows;
	}
}

function replaced(
	rows: ReadonlyMap<number, LiveRow>,
	altered: ReadonlyMap<number, LiveRow | null>,
): ReadonlyMap<number, LiveRow> {
	const next = new Map(rows);
	for (const [id, row] of altered) {
		if (row) next.set(id, row);
		else next.delete(id);
	}
	return next;
}

/** How the lists of shares are read as a whole: as the routes of their list calls do. */
export function wholeLists(routes: readonly Route[], sources: readonly LiveSource[]): ViewSource[] {
	return sources.flatMap((source) => {
		const route = routes.find(({ call }) => call === source.list);
		if (route?.kind !== 'read' || !isViewed(source.entity)) return [];
		const readAll = async (db: Db) => rowsIn(await route.read(db, { id: 0, now: toInstant(0) }));
		return [{ source, readAll }];
	});
}
