import type { Random } from '../apps/server/src/demo/random.ts';
import type { Connection } from './connection.ts';

/** A row of a list's response. */
export interface Row {
	readonly id: number | string;
	readonly [field: string]: unknown;
}

/** Lists by the tag of the calls that change their rows. */
const LISTS = {
	Bands: '/api/bands',
	Vehicles: '/api/vehicles',
	Positions: '/api/positions',
	Activities: '/api/activities',
	Stages: '/api/stages',
	Persons: '/api/persons',
	'Team functions': '/api/functions',
	Users: '/api/users',
	'Vehicle types': '/api/vehicle/types',
	'Activity types': '/api/activitytypes',
} as const;

type ListName = keyof typeof LISTS;

/** Names by which bodies refer to rows of other lists. */
const REFERENCES: Readonly<Record<string, ListName>> = {
	stage: 'Stages',
	stageId: 'Stages',
	band: 'Bands',
	bandId: 'Bands',
	positionId: 'Positions',
	production: 'Persons',
	personIds: 'Persons',
	vehicleIds: 'Vehicles',
	type: 'Vehicle types',
	activityTypeId: 'Activity types',
};

/** Rows that there are, but for those that nobody may name. */
export class Pool {
	readonly #lists: ReadonlyMap<string, readonly Row[]>;
	readonly #random: Random;

	constructor(lists: ReadonlyMap<string, readonly Row[]>, random: Random) {
		this.#lists = lists;
		this.#random = random;
	}

	/** Some row of the calls of a tag; null when none is left. */
	rowOf(tag: string): Row | null {
		const rows = this.#lists.get(tag) ?? [];
		return rows.length > 0 ? this.#random.pick(rows) : null;
	}

	/** The id of some row that a field of this name may refer to; null when none is left or the name refers to nothing. */
	idFor(name: string): number | string | null {
		const list = REFERENCES[name];
		return list ? (this.rowOf(list)?.id ?? null) : null;
	}
}

/** Reads all lists again, so that the rows requested still exist. */
export async function readPool(
	{ connection, token, random }: { connection: Connection; token: string; random: Random },
	isUntouchable: (list: string, id: number) => boolean,
): Promise<Pool> {
	const lists = new Map<string, readonly Row[]>();
	for (const [name, path] of Object.entries(LISTS)) {
		const rows = rowsIn((await connection.request('GET', path, { token })).body);
		lists.set(
			name,
			rows.filter(({ id }) => typeof id === 'string' || !isUntouchable(name, id)),
		);
	}
	return new Pool(lists, random);
}

/** The rows of a list's response, which is a list or has one in its data. */
export function rowsIn(body: string): readonly Row[] {
	const response = JSON.parse(body) as readonly Row[] | { readonly data: readonly Row[] };
	return 'data' in response ? response.data : response;
}
