import type { Position, Vehicle, VehicleReference } from '@crossload/contract';
import { compareVehicles } from '@crossload/domain';

/** The positions with these vehicles where they stand, and nowhere else. The same array when each stood there already. */
export function placed(positions: readonly Position[], vehicles: readonly Vehicle[]): readonly Position[] {
	const moved = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
	let isChanged = false;
	const next = positions.map((position) => {
		const staying = position.vehicles.filter(({ id }) => standsAt(position, moved.get(id)) ?? true);
		const coming = vehicles.filter(
			(vehicle) => standsAt(position, vehicle) && !staying.some(({ id }) => id === vehicle.id),
		);
		if (coming.length === 0 && staying.length === position.vehicles.length) return position;
		isChanged = true;
		return { ...position, vehicles: [...staying, ...coming.map(referenceOf)].sort(compareVehicles) };
	});
	return isChanged ? next : positions;
}

function standsAt({ id }: Position, vehicle: Vehicle | undefined): boolean | undefined {
	return vehicle && vehicle.current_position?.id === id;
}

function referenceOf({ id, name, band, type }: Vehicle): VehicleReference {
	return { id, name, band, type };
}
