import { PASS_CODE_PATTERN, type Vehicle } from '@crossload/contract';
import { plateDistance } from '@crossload/domain';
import { find } from '../search/find.ts';
import { parseQuery } from '../search/search-query.ts';

const MAX_HITS = 8;
const MAX_DISTANCE = 2;
const MAX_SIMILAR = 4;

const PASS = new RegExp(PASS_CODE_PATTERN);

/** The vehicles that a part of a plate, a band, a driver or a name means, best first (GATE-03). */
export function findVehicles(vehicles: readonly Vehicle[], typed: string): Vehicle[] {
	const query = parseQuery(typed);
	if (query === null) return [];
	const lists = { bands: [], vehicles, positions: [], persons: [], activities: [], stages: [] };
	const found = find(lists, query).groups.flatMap(({ entries }) => entries);
	const rows = found.flatMap((entry) => (entry.kind === 'vehicle' || entry.kind === 'driver' ? [entry.row] : []));
	return [...new Set(rows)].slice(0, MAX_HITS);
}

/** Plates that differ from what was typed by at most two signs, the nearest first. */
export function similarPlates(vehicles: readonly Vehicle[], typed: string): Vehicle[] {
	return vehicles
		.flatMap((vehicle) => {
			const distance = vehicle.licence_plate === null ? MAX_DISTANCE + 1 : plateDistance(vehicle.licence_plate, typed);
			return distance <= MAX_DISTANCE ? [{ vehicle, distance }] : [];
		})
		.sort((a, b) => a.distance - b.distance || a.vehicle.id - b.vehicle.id)
		.slice(0, MAX_SIMILAR)
		.map(({ vehicle }) => vehicle);
}

/** The code of a vehicle pass in what was typed or scanned: by itself, or at the end of its address here; else null. */
export function passCodeIn(text: string, origin: string): string | null {
	const trimmed = text.trim();
	const start = `${origin}/pass/`;
	const code = trimmed.startsWith(start) ? trimmed.slice(start.length) : trimmed;
	return PASS.test(code) ? code : null;
}
