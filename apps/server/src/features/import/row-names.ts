import type { NamedEntity } from '@crossload/contract';
import { type Named, rowKey } from '@crossload/domain';
import type { Alias } from './import-memory.store.ts';

/** Everything that has a name, lower ids first. */
export type KnownNames = Readonly<Record<NamedEntity, readonly Named[]>>;

/** Between the band and the name in the key of a vehicle's alias: many bands have a vehicle of one name. */
const OF_BAND = '\n';

/** The key under which an alias is kept; a vehicle's holds within its band. */
export function aliasKey(name: string, bandId?: number): string {
	return bandId === undefined ? rowKey(name) : `${bandId}${OF_BAND}${rowKey(name)}`;
}

/** Something that a running order makes; until it is written its id is below zero. */
export interface Made {
	readonly entity: 'band' | 'stage';
	readonly id: number;
	readonly name: string;
}

/** What the names in a file's cells mean: an exact name goes before an alias (IN-AND-OUT.md, IMP-12 and IMP-14). */
export class RowNames {
	readonly made: Made[] = [];
	readonly #known: KnownNames;
	readonly #byKey = new Map<string, number>();
	readonly #aliases = new Map<string, number>();
	readonly #names = new Map<string, string>();
	/** Names that nothing has, as the file writes them first, by entity and key. */
	readonly #unknown = new Map<string, { entity: NamedEntity; name: string }>();

	constructor(known: KnownNames, aliases: readonly Alias[]) {
		this.#known = known;
		for (const [entity, all] of Object.entries(known)) {
			for (const { id, name } of all) {
				const key = `${entity} ${rowKey(name)}`;
				if (!this.#byKey.has(key)) this.#byKey.set(key, id);
				this.#names.set(`${entity} ${id}`, name);
			}
		}
		for (const { entity, key, id } of aliases) {
			if (!this.#names.has(`${entity} ${id}`)) continue;
			this.#aliases.set(`${entity} ${key}`, id);
			// Where no band is named, a vehicle's holds as well.
			this.#aliases.set(`${entity} ${key.slice(key.indexOf(OF_BAND) + 1)}`, id);
		}
	}

	/** The id of what has this name, or of what an alias means; notes the name where there is none. */
	find(entity: NamedEntity, name: string): number | undefined {
		const id = this.peek(entity, name);
		if (id === undefined) this.noteUnknown(entity, name);
		return id;
	}

	/** The same, without a note. */
	peek(entity: NamedEntity, name: string): number | undefined {
		const key = `${entity} ${rowKey(name)}`;
		return this.#byKey.get(key) ?? this.#aliases.get(key);
	}

	/** What an alias of this name means; of a vehicle's within the band. */
	aliased(entity: NamedEntity, name: string, bandId?: number): number | undefined {
		return this.#aliases.get(`${entity} ${aliasKey(name, bandId)}`);
	}

	/** The same; what is not there will be made. */
	findOrMake(entity: Made['entity'], name: string): number {
		const known = this.find(entity, name);
		if (known !== undefined) return known;
		const id = -1 - this.made.length;
		this.made.push({ entity, id, name });
		this.#byKey.set(`${entity} ${rowKey(name)}`, id);
		this.#names.set(`${entity} ${id}`, name);
		return id;
	}

	noteUnknown(entity: NamedEntity, name: string): void {
		const key = `${entity} ${rowKey(name)}`;
		if (!this.#unknown.has(key)) this.#unknown.set(key, { entity, name });
	}

	nameOf(entity: NamedEntity, id: number): string {
		return this.#names.get(`${entity} ${id}`) ?? '';
	}

	isKnown(entity: NamedEntity, id: number): boolean {
		return this.#names.has(`${entity} ${id}`);
	}

	/** Everything of this sort that is there. */
	all(entity: NamedEntity): readonly Named[] {
		return this.#known[entity];
	}

	/** Names that nothing has. */
	unknown(): { entity: NamedEntity; name: string }[] {
		return [...this.#unknown.values()];
	}
}
