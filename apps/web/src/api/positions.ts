import { type Position, positionCalls, type Vehicle, type VehicleReference } from '@crossload/contract';
import { groupBy } from '@crossload/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRemove, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';
import { useVehicles } from './vehicles.ts';

/** All positions with the vehicles that stand there, by name. */
export const positionListQuery = listQuery(['positions'], positionCalls.listWithVehicles);

/** All positions as they are shown: with the vehicles that stand there now. */
export function usePositions(): UseQueryResult<Position[]> {
	const { data: vehicles } = useVehicles();
	const show = useCallback(
		(positions: Position[]) => (vehicles ? withVehicles(positions, vehicles) : positions),
		[vehicles],
	);
	return useQuery({ ...positionListQuery, select: show });
}

/** By the vehicles that stand there: made once for everybody who shows them. */
const latest = new WeakMap<readonly Vehicle[], { readonly of: readonly Position[]; readonly shown: Position[] }>();

/** Positions with the vehicles whose current position they are, in the order of these. */
function withVehicles(positions: readonly Position[], vehicles: readonly Vehicle[]): Position[] {
	const known = latest.get(vehicles);
	if (known?.of === positions) return known.shown;
	const shown = joinVehicles(positions, vehicles);
	latest.set(vehicles, { of: positions, shown });
	return shown;
}

function joinVehicles(positions: readonly Position[], vehicles: readonly Vehicle[]): Position[] {
	const standing = groupBy(vehicles, ({ current_position }) => current_position?.id);
	return positions.map((position) => ({
		...position,
		vehicles: (standing.get(position.id) ?? []).map(referenceOf),
	}));
}

function referenceOf({ id, name, band, type }: Vehicle): VehicleReference {
	return { id, name, band, type };
}

/** Creates or changes a position; returns its id. */
export function useSavePosition() {
	return useSave(positionCalls);
}

/** Removes a position that no activity uses, by id. */
export function useRemovePosition() {
	return useRemove(positionCalls.remove);
}
