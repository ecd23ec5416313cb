import type { DemoVehicle, VehicleTypeId } from './demo-festival.ts';
import { vehicleNames } from './fleet.ts';
import { personName, telephoneNumber } from './person-names.ts';
import type { Random } from './random.ts';

/** Plates and drivers' telephone numbers that nobody has written down yet, on the day of the show. */
const MISSING = 0.05;

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Letters for A, figures for 9, in the form of several countries' plates; the more frequent ones stand there twice. */
const PLATES = [
	'SG 999999',
	'ZH 999999',
	'TG 99999',
	'BE 999999',
	'B-AA 9999',
	'KN-AA 999',
	'M-AA 9999',
	'HH-AA 999',
	'W-99999A',
	'AA-999-AA',
	'99-AAA-9',
	'AA99 AAA',
	'AA 999 AA',
	'AA 99999',
	'AAA 999',
	'9A9 9999',
] as const;

const COMMENTS = [
	'Keys at the production office',
	'Driver sleeps until 14:00, do not knock',
	'Leaves for the ferry right after load-out',
	'Backline of the support act on board',
	'Second driver takes over on site',
];
const COMMENTS_ON_LARGE = [
	...COMMENTS,
	'Needs 32 A shore power',
	'Height 4.05 m, not under the gate arch',
	'Reverse camera broken, needs a banksman',
	'Diesel heater runs at night',
];
const LARGE: readonly VehicleTypeId[] = ['nightliner', 'trailer40', 'truck18', 'truck7'];

/** The vehicles of a band, each with its plate and driver. */
export function vehiclesOf(bandKey: number, fleet: readonly VehicleTypeId[], random: Random): DemoVehicle[] {
	const names = vehicleNames(fleet);
	return fleet.map((typeId, index) => {
		const isTowed = typeId === 'trailer';
		const driver = isTowed ? null : personName(random);
		return {
			bandKey,
			typeId,
			name: names[index] ?? '',
			licence_plate: random.chance(MISSING) ? null : plateOf(random),
			driver,
			driver_tel: driver === null || random.chance(MISSING) ? null : telephoneNumber(random),
			comment: random.chance(0.18) ? random.pick(LARGE.includes(typeId) ? COMMENTS_ON_LARGE : COMMENTS) : null,
			...subVehicleOf(typeId, { towsTrailer: fleet.includes('trailer') }, random),
		};
	});
}

function subVehicleOf(
	typeId: VehicleTypeId,
	{ towsTrailer }: { towsTrailer: boolean },
	random: Random,
): Pick<DemoVehicle, 'subVehicle' | 'subVehicleConnected'> {
	if (typeId === 'nightliner' && towsTrailer) return { subVehicle: 'Trailer', subVehicleConnected: random.chance(0.4) };
	const isTruck = typeId === 'trailer40' || typeId === 'truck18';
	if (isTruck && random.chance(0.3)) {
		return { subVehicle: 'Truck-mounted forklift', subVehicleConnected: random.chance(0.6) };
	}
	return { subVehicle: null, subVehicleConnected: null };
}

function plateOf(random: Random): string {
	return random
		.pick(PLATES)
		.replace(/(?<=[\s-]|^)9(?=9)/g, () => String(random.between(1, 8)))
		.replace(/[A9]/g, (sign) => fillSign(sign, random));
}

function fillSign(sign: string, random: Random): string {
	return sign === '9' ? String(random.between(0, 9)) : random.pick([...LETTERS]);
}
