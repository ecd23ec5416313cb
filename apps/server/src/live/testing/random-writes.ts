import { type Call, changeCalls, type LiveEntity, planCalls, templateCalls } from '@crossload/contract';
import { BAND_STATUSES, festivalTimeOf, HOUR, later, MINUTE, POSITION_TAGS, toInstant } from '@crossload/domain';
import { type Random, randomOf } from '../../demo/random.ts';
import { type RequestOptions, SATURDAY_EVENING } from '../../testing/test-app.ts';
import { LIST_CALLS, type Row, rowsIn } from './lists.ts';
import { KINDS, type Kind, MAX_ROWS, nameOf, WRITES } from './write-calls.ts';

/** Makes a call as admin; returns the status and, where there is one, the body. */
export type Send = (call: Call, options: RequestOptions) => Promise<{ status: number; body: unknown }>;

const VEHICLE_TYPES = ['truck18', 'nightliner', 'sprinter', 'van'];

/** So often one of the wanted calls is tried before any other is. */
const MAX_TRIES = 20;

/** Random writes of every kind, the same for the same seed. */
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

	/** Tries until one write is taken; with `wanted` names of calls, one of those if any can be made now. */
	async write(wanted: readonly string[] = []): Promise<void> {
		for (let tries = 0; ; tries++) {
			const { call, options } = await this.#pickWrite(tries < MAX_TRIES ? wanted : []);
			const { status, body } = await this.#send(call, options);
			if (status < 300) {
				this.taken.add(nameOf(call));
				return;
			}
			if (![400, 404, 409].includes(status)) throw new Error(`${nameOf(call)}: ${JSON.stringify(body)}`);
		}
	}

	async #pickWrite(wanted: readonly string[]): Promise<{ call: Call; options: RequestOptions }> {
		const random = this.#random;
		const missing = wanted.flatMap((name) => KINDS.get(name) ?? []);
		if (missing.length > 0) return await this.#optionsFor(random.pick(missing));
		if (random.chance(0.05)) return await this.#pickUndo();
		// What moves most at a festival is written most.
		const entity = random.pick([
			...(Object.keys(LIST_CALLS) as LiveEntity[]),
			'activity',
			'activity',
			'activity',
		] as const);
		const calls = WRITES[entity];
		const ids = await this.#idsOrKeys(entity);
		const isNew = ids.length < 3 || (ids.length < MAX_ROWS[entity] && random.chance(0.25));
		return await this.#optionsFor({ entity, call: isNew ? calls.create : random.pick(calls.others), ids });
	}

	async #optionsFor({ entity, call, ids: known }: Kind & { ids?: readonly Row['id'][] }) {
		const random = this.#random;
		const isNew = call === WRITES[entity].create && entity !== 'finding';
		const ids = known ?? (await this.#idsOrKeys(entity));
		const id = isNew || ids.length === 0 ? {} : { id: random.pick(ids) };
		const query = call.query ? { query: { cascade: random.pick(['true', 'true', 'false']) } } : {};
		const body = await this.#bodyFor(entity, call);
		const whole = isNew ? body : this.#some(body, call);
		return { call, options: { ...id, ...query, ...(call.body && { body: whole }) } };
	}

	/** One of the latest revisions, which may be an undo itself. */
	async #pickUndo(): Promise<{ call: Call; options: RequestOptions }> {
		const { body } = await this.#send(changeCalls.list, { query: { limit: '5' } });
		const { revision } = this.#random.pick(body as { revision: number }[]);
		return { call: changeCalls.undo, options: { id: revision } };
	}

	/** Part of the fields, where a call leaves alone what is not sent. */
	#some(body: Record<string, unknown>, { path }: Call): Record<string, unknown> {
		const whole = ['/plan/batch', '/plan/ripple', '/plan/settings', '/import', '/preview', '/notes', '/members'];
		if (path.startsWith('/user/pw/') || whole.some((end) => path.endsWith(end))) return body;
		return Object.fromEntries(Object.entries(body).filter(() => this.#random.chance(0.4)));
	}

	/** Findings have keys: of those that there are, accepted or not. */
	async #idsOrKeys(entity: LiveEntity): Promise<Row['id'][]> {
		if (entity !== 'finding') return await this.#ids(entity);
		const { body } = await this.#send(LIST_CALLS.finding, {});
		return (body as { key: string }[]).map(({ key }) => key);
	}

	async #ids(entity: Exclude<LiveEntity, 'finding'>): Promise<number[]> {
		const { body } = await this.#send(LIST_CALLS[entity], {});
		// The first three users are those who look on.
		return rowsIn(body)
			.map(({ id }) => Number(id))
			.filter((id) => entity !== 'user' || id > 3);
	}

	async #bodyFor(entity: LiveEntity, { path }: Call): Promise<Record<string, unknown>> {
		const random = this.#random;
		const name = `${random.pick(['Ö', 'b', 'A', 'z'])}-${++this.#count}`;
		switch (entity) {
			case 'activity':
				return await this.#activityFor(path);
			case 'band':
				return await this.#band(name);
			case 'vehicle':
				return await this.#vehicle(name);
			case 'position':
				return {
					name,
					slug: `slug-${name}`,
					tag: random.pick(POSITION_TAGS),
					capacity: random.pick([null, 2]),
					stageId: random.pick([null, await this.#one('stage')]),
				};
			case 'stage':
				return this.#stage(name);
			case 'person':
				return await this.#person(name, path);
			case 'team_function':
				return await this.#teamFunction(name, path);
			case 'note':
				return { text: name, bandId: await this.#one('band') };
			case 'finding':
				return { note: random.pick([null, name]) };
			case 'plan_settings':
				return { turnaround: random.between(0, 60) };
			case 'template':
				return path === templateCalls.preview.path
					? { bandIds: await this.#ids('band') }
					: { name, steps: [await this.#step()] };
			case 'user':
				return path.includes('/pw/')
					? { password: name }
					: { name, password: name, role: random.pick(['lead', 'crew', 'steward']) };
		}
	}

	async #person(name: string, path: string) {
		const random = this.#random;
		const tel = random.pick([null, `+41 79 ${name}`]);
		if (path !== '/import') return { name, tel, group: random.pick([null, 'Team', 'Driver,Team']) };
		const rows = [{ row: 2, values: { id: await this.#one('person'), name, tel } }];
		return { kind: 'persons', dryRun: false, rows };
	}

	#stage(name: string) {
		const random = this.#random;
		return {
			name,
			color: random.pick(['#112233', '#445566']),
			changeover: random.between(0, 60),
			curfew: random.pick([null, '23:30']),
		};
	}

	async #teamFunction(name: string, path: string) {
		const random = this.#random;
		return path.endsWith('/members')
			? { personIds: random.shuffled(await this.#ids('person')).slice(0, random.between(0, 2)) }
			: {
					name,
					order: random.between(1, 9),
					radio: random.pick([null, '3']),
					stageIds: random.pick([[], [await this.#one('stage')]]),
					types: random.pick([[], ['show', 'loadin']]),
				};
	}

	async #step() {
		const random = this.#random;
		return {
			activityTypeId: random.pick(['loadin', 'checkin']),
			anchor: 'show_start',
			offset: -random.between(0, 600),
			duration: 30,
			positionId: random.pick([null, await this.#one('position')]),
		};
	}

	async #activityFor(path: string): Promise<Record<string, unknown>> {
		if (path === planCalls.ripple.path) return { moves: [] };
		if (path === planCalls.batch.path) return await this.#batch();
		return /\/(start|end|cancel|restore)$/.test(path) ? {} : await this.#activity();
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
		const start = later(SATURDAY_EVENING, random.between(-30, 30) * 15 * MINUTE);
		// What happened has done so by now.
		const began = random.pick([
			null,
			toInstant(Math.min(start + random.between(0, 9) * MINUTE, SATURDAY_EVENING - HOUR)),
		]);
		const isOver = began !== null && random.chance(0.4);
		return {
			activityTypeId: random.pick(['loadin', 'loadin', 'show', 'crossload', 'checkin', 'departure', 'parking']),
			bandId: random.pick([null, await this.#one('band')]),
			stageId: random.pick([null, await this.#one('stage')]),
			positionId: random.pick([null, await this.#one('position')]),
			vehicleIds: random.shuffled(await this.#ids('vehicle')).slice(0, random.between(0, 3)),
			planned_start: festivalTimeOf(start),
			planned_end: festivalTimeOf(later(start, HOUR)),
			start: began === null ? null : festivalTimeOf(began),
			end: isOver ? festivalTimeOf(later(began, HOUR / 2)) : null,
			info: random.pick([null, 'Careful']),
		};
	}

	async #batch() {
		const [one, other] = this.#random.shuffled(await this.#ids('activity'));
		return {
			create: [await this.#activity()],
			update: [{ id: one ?? 1, info: 'In a batch', cancelled: this.#random.chance(0.5) }],
			remove: [{ id: other ?? 2 }],
		};
	}

	async #one(entity: Exclude<LiveEntity, 'finding'>): Promise<number> {
		const ids = await this.#ids(entity);
		return ids.length === 0 ? 1 : this.#random.pick(ids);
	}
}
