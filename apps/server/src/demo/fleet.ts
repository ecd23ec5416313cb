import type { ActClass } from './act-classes.ts';
import type { VehicleTypeId } from './demo-festival.ts';
import type { Random } from './random.ts';

/** The vehicle types that each act brings, and from which the load goes on and off the stage. */
const LOADING: readonly VehicleTypeId[] = ['trailer40', 'truck18', 'truck7', 'trailer', 'van', 'sprinter'];

/** What an act of a class brings at least. */
function leastFleet(actClass: ActClass, random: Random): VehicleTypeId[] {
	switch (actClass) {
		case 'opener':
			return [random.chance(0.5) ? 'van' : 'sprinter'];
		case 'mid':
			return random.chance(0.65) ? ['sprinter', 'car'] : ['nightliner', 'trailer'];
		case 'sub':
			return ['nightliner', random.chance(0.6) ? 'truck7' : 'truck18'];
		case 'headliner':
			return ['nightliner', 'nightliner', 'trailer40', 'trailer40', 'car'];
	}
}

/** What it may bring besides, in the order in which it is thought of. */
const MORE: Readonly<Record<ActClass, readonly VehicleTypeId[]>> = {
	opener: [],
	mid: [],
	sub: ['nightliner'],
	headliner: ['nightliner', 'car', 'trailer40', 'trailer40', 'trailer40', 'car'],
};

/** What every act brings to a festival that is all vehicles. */
const ENTOURAGE: readonly VehicleTypeId[] = ['car', 'sprinter', 'car', 'van', 'trailer', 'truck7'];

/** The vehicle types of every act, so many vehicles in all as far as what the classes bring allows. */
export function fleetsOf(
	classes: readonly ActClass[],
	{ vehicles, everyVehicle }: { vehicles: number; everyVehicle: boolean },
	random: Random,
): VehicleTypeId[][] {
	const fleets = classes.map((actClass) => leastFleet(actClass, random));
	let missing = vehicles - fleets.reduce((sum, fleet) => sum + fleet.length, 0);
	const extras = classes.flatMap((actClass, act) => MORE[actClass].map((typeId) => ({ act, typeId })));
	for (const { act, typeId } of random.shuffled(extras).slice(0, Math.max(0, missing))) fleets[act]?.push(typeId);
	missing -= Math.min(Math.max(0, missing), extras.length);
	for (let index = 0; everyVehicle && index < missing; index++) {
		const round = Math.floor(index / classes.length);
		fleets[index % classes.length]?.push(ENTOURAGE[round % ENTOURAGE.length] ?? 'car');
	}
	return fleets;
}

/** The vehicles of a fleet that carry the load: its trucks, else trailers, else the van or sprinter; at most three. */
export function loadersOf<T extends { readonly typeId: VehicleTypeId }>(fleet: readonly T[]): T[] {
	const type = LOADING.find((typeId) => fleet.some((vehicle) => vehicle.typeId === typeId));
	return fleet.filter(({ typeId }) => typeId === type).slice(0, 3);
}

/** Where a vehicle of the type stands when it has nothing to do. */
export function parkingKindOf(typeId: VehicleTypeId): 'nightliners' | 'yard' | 'cars' {
	if (typeId === 'nightliner') return 'nightliners';
	return typeId === 'trailer40' || typeId === 'truck18' || typeId === 'truck7' || typeId === 'trailer'
		? 'yard'
		: 'cars';
}

const NAMES: Readonly<Record<VehicleTypeId, string>> = {
	nightliner: 'Nightliner',
	trailer40: 'Truck',
	truck18: 'Truck',
	truck7: 'Truck',
	sprinter: 'Sprinter',
	van: 'Van',
	car: 'Car',
	trailer: 'Trailer',
	shuttle: 'Shuttle',
};

/** Names for the vehicles of one band: numbered where there are several of a kind. */
export function vehicleNames(fleet: readonly VehicleTypeId[]): string[] {
	const counts = new Map<string, number>();
	for (const typeId of fleet) counts.set(NAMES[typeId], (counts.get(NAMES[typeId]) ?? 0) + 1);
	const used = new Map<string, number>();
	return fleet.map((typeId) => {
		const name = NAMES[typeId];
		const number = (used.get(name) ?? 0) + 1;
		used.set(name, number);
		return (counts.get(name) ?? 0) > 1 ? `${name} ${number}` : name;
	});
}
