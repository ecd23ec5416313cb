import type { Connection } from './connection.ts';
import { type Row, rowsIn } from './pool.ts';

/** Telephone numbers that stand nowhere else: a response that holds one shows a telephone number. */
export const CANARY = /\+41 79 555 99 0\d/;
const NUMBERS = { production: '+41 79 555 99 01', member: '+41 79 555 99 02', driver: '+41 79 555 99 03' };

/** Rows of every kind that no request may name, and that nothing may change therefore. */
export interface Sentinels {
	/** Whether an id is that of a sentinel in some list. */
	isOne(id: number): boolean;
	/** How the calls show each of them, byte for byte, by path. */
	read(): Promise<ReadonlyMap<string, string>>;
}

interface Admin {
	readonly connection: Connection;
	readonly token: string;
}

/** Makes one row of every kind, which refer to each other and to nothing else. */
export async function makeSentinels(admin: Admin): Promise<Sentinels> {
	const make = maker(admin);
	const stage = await make('/api/stages', { name: 'Sentinel stage' });
	const production = await make('/api/persons', { name: 'Sentinel P', tel: NUMBERS.production, group: 'Production' });
	const member = await make('/api/persons', { name: 'Sentinel T', tel: NUMBERS.member, group: 'Team' });
	const teamFunction = await make('/api/functions', { name: 'Sentinel function', order: 900 });
	await request(admin, 'PUT', { path: `/api/functions/${teamFunction}/members`, body: { personIds: [member] } });
	const position = await make('/api/position', { name: 'Sentinel dock', slug: 'sentinel-dock', tag: 'SA' });
	const band = await make('/api/band', { name: 'Sentinel band', stage, production: { id: production } });
	const fields = { driver: 'Sentinel driver', driver_tel: NUMBERS.driver, band: { id: band }, type: { id: 'van' } };
	const vehicle = await make('/api/vehicle', { name: 'Sentinel van', ...fields });
	const activity = await make('/api/activity', {
		activityTypeId: 'crossload',
		planned_start: '2026-08-22T18:00:00+02:00',
		planned_end: '2026-08-22T19:00:00+02:00',
		...{ bandId: band, stageId: stage, positionId: position, vehicleIds: [vehicle] },
	});
	const user = await make('/api/users', { name: 'sentinel', password: 'sentinel', role: 'admin' });
	const lists = {
		'/api/stages': [stage],
		'/api/persons': [production, member],
		'/api/functions': [teamFunction],
		'/api/users': [user],
	};
	const details = [`band/${band}`, `vehicle/${vehicle}`, `position/${position}`, `activity/${activity}`];
	const ids = new Set([stage, production, member, teamFunction, position, band, vehicle, activity, user]);
	return {
		isOne: (id) => ids.has(id),
		read: () => read(admin, { lists, details: details.map((detail) => `/api/${detail}`) }),
	};
}

function maker(admin: Admin) {
	return async (path: string, body: object): Promise<number> => {
		const response = JSON.parse(await request(admin, 'POST', { path, body })) as { id: number };
		return response.id;
	};
}

async function request({ connection, token }: Admin, method: string, { path, body }: { path: string; body?: object }) {
	const response = await connection.request(method, path, { token, body });
	if (response.status >= 300) throw new Error(`${method} ${path} responded ${response.status}: ${response.body}`);
	return response.body;
}

interface Places {
	readonly lists: Readonly<Record<string, readonly number[]>>;
	readonly details: readonly string[];
}

async function read(admin: Admin, { lists, details }: Places): Promise<ReadonlyMap<string, string>> {
	const seen = new Map<string, string>();
	for (const path of details) seen.set(path, await bodyOf(admin, path));
	for (const [path, ids] of Object.entries(lists)) {
		const rows: readonly Row[] = rowsIn(await bodyOf(admin, path));
		for (const id of ids) seen.set(`${path} ${id}`, JSON.stringify(rows.find((row) => row.id === id) ?? null));
	}
	return seen;
}

/** Whatever comes back: a sentinel that is gone is what is looked for. */
async function bodyOf({ connection, token }: Admin, path: string): Promise<string> {
	return (await connection.request('GET', path, { token })).body;
}

/** Which of them are not what they were. */
export function changedSentinels(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
	return [...before]
		.filter(([place, seen]) => after.get(place) !== seen)
		.map(([place, seen]) => `${place} was ${seen} and is ${after.get(place)}`);
}
