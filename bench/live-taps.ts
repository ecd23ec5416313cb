import { wait, wallClock } from './live-clock.ts';

/** One change: when the PUT was sent, and the revision that it made. */
export interface Tap {
	readonly sentAt: number;
	readonly revision: number;
}

interface Place {
	readonly address: string;
	readonly token: string;
}

type Step = readonly [path: string, body: object];

/** Works through the festival's activities as a lead does: start, done, and back, one after the other. */
export class Taps {
	readonly #place: Place;
	#revision: number;
	#next = 0;
	readonly #steps: readonly Step[];

	private constructor(place: Place, revision: number, ids: readonly number[]) {
		this.#place = place;
		this.#revision = revision;
		this.#steps = ids.flatMap((id) => [
			[`/api/activity/${id}/start`, {}],
			[`/api/activity/${id}/end`, {}],
			[`/api/activity/${id}`, { start: null, end: null }],
		]);
	}

	/** Nobody else may write meanwhile: revisions are counted from the present one. */
	static async begin(place: Place, revision: number): Promise<Taps> {
		const response = await fetch(`${place.address}/api/activities`, { headers: headersOf(place) });
		const activities = (await response.json()) as {
			id: number;
			planned_start: unknown;
			planned_end: unknown;
			start: unknown;
			end: unknown;
		}[];
		const planned = activities.filter(
			({ planned_start, planned_end, start, end }) => planned_start && planned_end && !start && !end,
		);
		return new Taps(
			place,
			revision,
			planned.map(({ id }) => id),
		);
	}

	get revision(): number {
		return this.#revision;
	}

	async tap(): Promise<Tap> {
		const [path, body] = this.#steps[this.#next++ % this.#steps.length] ?? ['', {}];
		const sentAt = wallClock();
		const response = await fetch(this.#place.address + path, {
			method: 'PUT',
			headers: { ...headersOf(this.#place), 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`PUT ${path} responded ${response.status}: ${text}`);
		this.#revision += 1;
		return { sentAt, revision: this.#revision };
	}

	/** So many taps a second. */
	async tapFor(seconds: number, perSecond: number): Promise<Tap[]> {
		const taps: Tap[] = [];
		const began = wallClock();
		for (let count = 0; count < seconds * perSecond; count++) {
			await wait(began + (count * 1000) / perSecond - wallClock());
			taps.push(await this.tap());
		}
		return taps;
	}
}

function headersOf({ token }: Place) {
	return { authorization: `Bearer ${token}` };
}
