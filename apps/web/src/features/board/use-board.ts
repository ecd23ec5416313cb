import type { Activity } from '@crossload/contract';
import { type BoardLane, boardLanes, type TimedActivity } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { usePositions } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { type BoardLists, type LaneHead, laneHeads, placesOf, shownActivities } from './board-rows.ts';
import type { MarkedView } from './board-view.ts';
import { type BlockFindings, useBlockFindings } from './use-block-findings.ts';
import { type LaneOccupancy, useLaneOccupancy } from './use-lane-occupancy.ts';

/** The lists that the board is made of; undefined until all are there. */
export function useBoardLists() {
	const activities = useActivities();
	const stages = useQuery(stageListQuery);
	const positions = usePositions();
	const vehicles = useVehicles();
	const bands = useBands();
	const all = [activities, stages, positions, vehicles, bands];
	const error = all.find((list) => list.error && !list.data)?.error ?? null;
	const retry = () => all.forEach((list) => void list.refetch());
	const lists = useMemo(
		(): BoardLists | undefined =>
			activities.data && stages.data && positions.data && vehicles.data && bands.data
				? {
						activities: activities.data,
						stages: stages.data,
						positions: positions.data,
						vehicles: vehicles.data,
						bands: bands.data,
					}
				: undefined,
		[activities.data, stages.data, positions.data, vehicles.data, bands.data],
	);
	return { lists, error, retry };
}

/** A lane with its name and what stands in it. */
export interface NamedLane {
	readonly head: LaneHead;
	readonly lane: BoardLane;
}

export interface Board {
	readonly lanes: readonly NamedLane[];
	readonly rows: ReadonlyMap<number, Activity>;
	readonly planned: ReadonlyMap<number, TimedActivity>;
	readonly findings: BlockFindings;
	/** By position; empty for lanes of another kind. */
	readonly occupancy: ReadonlyMap<number, LaneOccupancy>;
	/** The activity that the board was opened at. */
	readonly marked: number | null;
}

/** The lanes as the filters leave them; `room` is how many minutes a block needs to be read. Only what changed moves. */
export function useBoardLanes(lists: BoardLists, view: MarkedView, room: number): Board {
	const before = useRef<{ key: string; lanes: readonly BoardLane[] }>({ key: '', lanes: [] });
	const findings = useBlockFindings();
	const occupancy = useLaneOccupancy(view.kind);
	const board = useMemo(() => {
		const heads = new Map(laneHeads(lists, view.kind).map((head) => [head.id, head]));
		const activities = shownActivities(lists.activities, view, view.marked);
		const key = `${view.kind} ${room}`;
		const lanes = boardLanes(
			{ kind: view.kind, laneIds: [...heads.keys()], activities, places: placesOf(lists), roomFor: () => room },
			before.current.key === key ? before.current.lanes : [],
		);
		before.current = { key, lanes };
		const isShown = ({ parts }: BoardLane) => view.showEmpty || parts.some(({ lines }) => lines > 0);
		return {
			lanes: lanes.filter(isShown).flatMap((lane) => {
				const head = heads.get(lane.id);
				return head ? [{ head, lane }] : [];
			}),
			rows: new Map(lists.activities.map((row) => [row.id, row])),
			marked: view.marked,
			planned: new Map(activities.map((activity) => [activity.id, activity])),
		};
	}, [lists, view, room]);
	return useMemo(() => ({ ...board, findings, occupancy }), [board, findings, occupancy]);
}
