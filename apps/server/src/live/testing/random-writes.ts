import {
	activityCalls,
	bandCalls,
	type Call,
	type LiveEntity,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { BAND_STATUSES, festivalTimeOf, HOUR, MINUTE, POSITION_TAGS } from '@crossload/domain';
import { type Random, randomOf } from '../../demo/random.ts';
import { type RequestOptions, SATURDAY_EVENING } from '../../testing/test-app.ts';
import { LIST_CALLS, type Row } from './lists.ts';

/** Makes a call as admin; answers the status and, where there is one, the body. */
export type Send = (call: Call, options: RequestOptions) => Promise<{ status: number; body: unknown }>;

const VEHICLE_TYPES = ['truck18', 'nightliner', 'sprinter', 'van'];

export function nameOf({ method, path }: Call): string {
	return `${method} ${path}`;
}

/** Whoever asks writes anything to anything, again and again, the same for the same seed. */
export class RandomWrites {
	readonly #send: Send;
	readonly #random: Random;
	/** The calls of which a write was taken. */
	readonly taken = new Set<string>();
	#count = 0;

	constructor(send: Send, seed: number) {
		this.#send = send;
		this.#random = randomOf(seed);
	}

	/** Tries until one write is taken. */
	async write(): Promise<void> {
		for (;;) {
			const { call, options } = await this.#pickWrite();
			const { status, body } = await this.#send(call, options);
			if (status < 300) {
				this.taken.add(nameOf(call));
				return;
			}
			if (![400, 404, 409].includes(status)) throw new Error(`${nameOf(call)}: ${JSON.stringify(body)}`);
		}
	}

	async #pickWrite(): Promise<{ call: Call; options: RequestOptions }> {
		const random = this.#random;
		// What moves most at a festival is written most.
		const entity = random.pick([
			...(Object.keys(LIST_CALLS) as LiveEntity[]),
			'activity',
			'activity',
			'activity',
		] as const);
		const calls = WRITES[entity];
		const ids = await this.#ids(entity);
		const isNew = ids.length < 3 || (ids.length < MOST[entity] && random.chance(0.25));
		const call = isNew ? calls.create : random.pick(calls.others);
		const id = isNew ? {} : { id: random.pick(ids) };
		const query = call.query ? { query: { cascade: random.pick(['true', 'true', 'false']) } } : {};
		const body = await this.#bodyFor(entity, call);
		const whole = isNew ? body : this.#some(body, call);
		return { call, options: { ...id, ...query, ...(call.body && { body: whole }) } };
	}

	/** Part of the fields, where a call leaves alone what is not sent. */
	#some(body: Record<string, unknown>, { path }: Call): Record<string, unknown> {
		if (path.endsWith('/members') || path.includes('/pw/')) return body;
		return Object.fromEntries(Object.entries(body).filter(() => this.#random.chance(0.4)));
	}

	async #ids(entity: LiveEntity): Promise<number[]> {
		const { body } = await this.#send(LIST_CALLS[entity], {});
		const rows = (Array.isArray(body) ? body : (body as { data: unknown }).data) as Row[];
		// The first three users are those who look on.
		return rows.map(({ id }) => id).filter((id) => entity !== 'user' || id > 3);
	}

	async #bodyFor(entity: LiveEntity, { path }: Call): Promise<Record<string, unknown>> {
		const random = this.#random;
		const name = `${random.pick(['Ö', 'b', 'A', 'z'])}-${++this.#count}`;
		switch (entity) {
			case 'activity':
				return path.endsWith('/start') || path.endsWith('/end') ? {} : await this.#activity();
			case 'band':
				return await this.#band(name);
			case 'vehicle':
				return await this.#vehicle(name);
			case 'position':
				return { name, slug: `slug-${name}`, tag: random.pick(POSITION_TAGS) };
			case 'stage':
				return { name, color: random.pick(['#112233', '#445566']) };
			case 'person':
				return { name, tel: random.pick([null, `+41 79 ${name}`]), group: random.pick([null, 'Team', 'Driver,Team']) };
			case 'team_function':
				return path.endsWith('/members')
					? { personIds: random.shuffled(await this.#ids('person')).slice(0, random.between(0, 2)) }
					: { name, order: random.between(1, 9) };
			case 'user':
				return path.includes('/pw/')
					? { password: name }
					: { name, password: name, role: random.pick(['lead', 'crew', 'steward']) };
		}
	}

	async #band(name: string) {
		const random = this.#random;
		return {
			name,
			stage: await this.#one('stage'),
			production: random.pick([null, { id: await this.#one('person') }]),
			status: random.pick(BAND_STATUSES),
			touringParty: random.pick([null, name]),
			notes: random.pick([null, name]),
		};
	}

	async #vehicle(name: string) {
		const random = this.#random;
		return {
			name,
			band: { id: await this.#one('band') },
			type: { id: random.pick(VEHICLE_TYPES) },
			driver: random.pick([null, name]),
			driver_tel: random.pick([null, `+41 78 ${name}`]),
			subVehicle: random.pick([null, name]),
			subVehicleConnected: random.pick([null, true, false]),
		};
	}

	async #activity() {
		const random = this.#random;
		const start = SATURDAY_EVENING + random.between(-30, 30) * 15 * MINUTE;
		const began = random.pick([null, start + random.between(0, 9) * MINUTE]);
		const isOver = began !== null && random.chance(0.4);
		return {
			activityTypeId: random.pick(['loadin', 'loadin', 'show', 'crossload', 'checkin', 'departure', 'parking']),
			bandId: random.pick([null, await this.#one('band')]),
			stageId: random.pick([null, await this.#one('stage')]),
			positionId: random.pick([null, await this.#one('position')]),
			vehicleIds: random.shuffled(await this.#ids('vehicle')).slice(0, random.between(0, 3)),
			planned_start: festivalTimeOf(start),
			planned_end: festivalTimeOf(start + HOUR),
			start: began === null ? null : festivalTimeOf(began),
			end: isOver ? festivalTimeOf(began + HOUR / 2) : null,
			info: random.pick([null, 'Careful']),
		};
	}

	async #one(entity: LiveEntity): Promise<number> {
		const ids = await this.#ids(entity);
		return ids.length === 0 ? 1 : this.#random.pick(ids);
	}
}

const MOST: Readonly<Record<LiveEntity, number>> = {
	activity: 30,
	band: 8,
	vehicle: 12,
	position: 6,
	stage: 4,
	person: 6,
	team_function: 4,
	user: 5,
};

const { start, end, create, update, remove } = activityCalls;

/** Every call that writes to an entity. */
const WRITES: Readonly<Record<LiveEntity, { create: Call; others: readonly Call[] }>> = {
	activity: { create, others: [update, update, start, end, start, end, remove] },
	band: { create: bandCalls.create, others: [bandCalls.update, bandCalls.update, bandCalls.remove] },
	vehicle: { create: vehicleCalls.create, others: [vehicleCalls.update, vehicleCalls.update, vehicleCalls.remove] },
	position: {
		create: positionCalls.create,
		others: [positionCalls.update, positionCalls.update, positionCalls.remove],
	},
	stage: { create: stageCalls.create, others: [stageCalls.update, stageCalls.update, stageCalls.remove] },
	person: { create: personCalls.create, others: [personCalls.update, personCalls.update, personCalls.remove] },
	team_function: {
		create: teamFunctionCalls.create,
		others: [teamFunctionCalls.update, teamFunctionCalls.assign, teamFunctionCalls.assign, teamFunctionCalls.remove],
	},
	user: { create: userCalls.create, others: [userCalls.update, userCalls.setPassword, userCalls.remove] },
};
