import type { Instant } from '@crossload/domain';
import type { Site, SiteKind } from './sites.ts';

/** Vehicles that need somewhere to stand for a while. */
export interface Stay {
	readonly kind: SiteKind;
	/** The stage it is for: a dock must belong to it, of the others each stage has those it asks first. */
	readonly stageKey: number;
	readonly from: Instant;
	readonly to: Instant;
	readonly vehicles: number;
}

/** Gives positions away so that, wherever it can be done, none holds more vehicles than it has places. */
export class Places {
	readonly #sites: readonly Site[];
	readonly #stays = new Map<number, Stay[]>();

	constructor(sites: readonly Site[]) {
		this.#sites = sites;
	}

	/** The key of the first position with room for the whole stay, else of the one with the most; docks share the work. */
	book(stay: Stay): number {
		let best = { key: -1, room: Number.NEGATIVE_INFINITY };
		for (const key of this.#candidates(stay)) {
			const room = (this.#sites[key]?.places ?? 0) - this.#busiest(key, stay) - stay.vehicles;
			if (room > best.room) best = { key, room };
			if (room >= 0 && stay.kind !== 'dock') break;
		}
		const stays = this.#stays.get(best.key) ?? [];
		stays.push(stay);
		this.#stays.set(best.key, stays);
		return best.key;
	}

	#candidates({ kind, stageKey }: Stay): number[] {
		const keys = [...this.#sites.keys()].filter((key) => {
			const site = this.#sites[key];
			return site?.kind === kind && (site.stageKey === null || site.stageKey === stageKey);
		});
		const first = stageKey % keys.length;
		return [...keys.slice(first), ...keys.slice(0, first)];
	}

	/** The most vehicles that stand there at any moment of the stay; it is reached when one of them comes. */
	#busiest(key: number, { from, to }: Stay): number {
		const met = (this.#stays.get(key) ?? []).filter((other) => other.from < to && other.to > from);
		const arrivals = [from, ...met.map((other) => other.from).filter((at) => at > from)];
		return Math.max(...arrivals.map((at) => vehiclesAt(met, at)));
	}
}

function vehiclesAt(stays: readonly Stay[], at: Instant): number {
	return stays.reduce((sum, { from, to, vehicles }) => (from <= at && at < to ? sum + vehicles : sum), 0);
}
