import { changedPart } from '@crossload/domain';

interface Row {
	readonly id: number;
}

/** So many rows may differ from those that the map was made of; with more it is rebuilt. */
const MOST_CHANGED = 200;

/** A list with its rows by id. One made of that of before costs as much as what has changed. */
export class RowIndex<Shown extends Row> {
	readonly rows: readonly Shown[];
	readonly #map: ReadonlyMap<number, Shown>;
	/** What is not as in the map; undefined for rows that are gone. */
	readonly #changed: ReadonlyMap<number, Shown | undefined>;

	constructor(rows: readonly Shown[], before?: RowIndex<Shown>) {
		this.rows = rows;
		const changed = before && changesSince(before.rows, rows, before.#changed);
		if (before && changed && changed.size <= MOST_CHANGED) {
			this.#map = before.#map;
			this.#changed = changed;
		} else {
			this.#map = new Map(rows.map((row) => [row.id, row]));
			this.#changed = new Map();
		}
	}

	get(id: number): Shown | undefined {
		return this.#changed.has(id) ? this.#changed.get(id) : this.#map.get(id);
	}

	has(id: number): boolean {
		return this.get(id) !== undefined;
	}

	get size(): number {
		return this.rows.length;
	}
}

function changesSince<Shown extends Row>(
	before: readonly Shown[],
	rows: readonly Shown[],
	earlier: ReadonlyMap<number, Shown | undefined>,
): Map<number, Shown | undefined> {
	const part = changedPart(before, rows);
	const changed = new Map(earlier);
	for (const { id } of part.before) changed.set(id, undefined);
	for (const row of part.after) changed.set(row.id, row);
	return changed;
}
