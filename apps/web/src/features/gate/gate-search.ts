import { PASS_CODE_PATTERN, type Vehicle } from '@crossload/contract';
import { plateDistance } from '@crossload/domain';
import { buildSearchIndexes, find } from '../search/find.ts';
import { parseQuery } from '../search/search-query.ts';

const MAX_HITS = 8;
const MAX_PLATE_DISTANCE = 2;
const MAX_SIMILAR = 4;

const PASS = new RegExp(PASS_CODE_PATTERN);

/** The vehicles that match a part of a plate, a band, a driver or a name, best first (GATE-03). */
export function findVehicles(vehicles: readonly Vehicle[], typed: string): Vehicle[] {
	const query = parseQuery(typed);
	if (query === null) return [];
	const found = find(onlyVehicles(vehicles), query).groups.flatMap(({ entries }) => entries);
	const rows = found.flatMap((entry) => (entry.kind === 'vehicle' || entry.kind === 'driver' ? [entry.row] : []));
	return [...new Set(rows)].slice(0, MAX_HITS);
}

/** Builds the search index of the vehicles before anything is typed; returns a function that stops it. */
export function prepareVehicles(vehicles: readonly Vehicle[]): () => void {
	return buildSearchIndexes(onlyVehicles(vehicles));
}

function onlyVehicles(vehicles: readonly Vehicle[]) {
	return { bands: [], vehicles, positions: [], persons: [], activities: [], stages: [] };
}

/** Plates that differ from what was typed by at most two characters, the nearest first. */
export function similarPlates(vehicles: readonly Vehicle[], typed: string): Vehicle[] {
	return vehicles
		.flatMap((vehicle) => {
			const { licence_plate: plate } = vehicle;
			const distance = plate === null ? MAX_PLATE_DISTANCE + 1 : plateDistance(plate, typed, MAX_PLATE_DISTANCE);
			return distance <= MAX_PLATE_DISTANCE ? [{ vehicle, distance }] : [];
		})
		.sort((a, b) => a.distance - b.distance || a.vehicle.id - b.vehicle.id)
		.slice(0, MAX_SIMILAR)
		.map(({ vehicle }) => vehicle);
}

/** What a text is: a pass of this installation, one of another, or none. */
export type PassText =
	| { readonly kind: 'pass'; readonly code: string }
	| { readonly kind: 'elsewhere' }
	| { readonly kind: 'none' };

/** Reads what was typed or scanned as a vehicle pass: its code by itself, or the end of its address (GATE-07). */
export function parsePass(text: string, origin: string): PassText {
	const trimmed = text.trim();
	const [, host, code = trimmed] = /^(https?:\/\/[^/]+)\/pass\/([^/?#]+)$/.exec(trimmed) ?? [];
	if (!PASS.test(code)) return { kind: 'none' };
	return host === undefined || host === origin ? { kind: 'pass', code } : { kind: 'elsewhere' };
}
