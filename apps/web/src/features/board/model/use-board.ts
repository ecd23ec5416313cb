import type { Activity } from '@crossload/contract';
import {
	type BoardLane,
	type LaneContents,
	type LaneKind,
	laneContents,
	type PlanRows,
	packLanes,
	type TimedActivity,
} from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useActivities } from '../../../api/activities.ts';
import { useBands } from '../../../api/bands.ts';
import { usePlanRows } from '../../../api/plan/use-plan-rows.ts';
import { usePositions } from '../../../api/positions.ts';
import { stageListQuery } from '../../../api/stages.ts';
import { useVehicles } from '../../../api/vehicles.ts';
import { combinedState } from '../../../lib/combined-state.ts';
import type { RowIndex } from '../../../lib/row-index.ts';
import { useRowIndex } from '../../../lib/use-row-index.ts';
import { type BlockRoom, blockRoom, roomOf } from './block-room.ts';
import { type BoardLists, laneHeads, placesOf, shownActivities } from './board-rows.ts';
import type { ResolvedView } from './board-view.ts';
import { groupedLanes, type NamedLane } from './lane-groups.ts';
import { withPointColumns } from './point-columns.ts';
import { type BlockFindings, useBlockFindings } from './use-block-findings.ts';
import { type OccupancyLookup, useLaneOccupancy } from './use-lane-occupancy.ts';

/** The lists that the board is made of; undefined until all are there. */
export function useBoardLists() {
	const activities = useActivities();
	const stages = useQuery(stageListQuery);
	const positions = usePositions();
	const vehicles = useVehicles();
	const bands = useBands();
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
	return { lists, ...combinedState([activities, stages, positions, vehicles, bands]) };
}

export interface Board {
	readonly kind: LaneKind;
	readonly room: BlockRoom;
	readonly lanes: readonly NamedLane[];
	readonly rows: RowIndex<Activity>;
	readonly planned: RowIndex<TimedActivity>;
	/** The rows that the planning rules read; null until all are loaded. */
	readonly plan: PlanRows | null;
	readonly findings: BlockFindings;
	/** By position; empty for lanes of another kind. */
	readonly occupancy: OccupancyLookup;
	/** The activity that the board was opened at. */
	readonly marked: number | null;
	/** Whether blocks move to their new places with a transition: the lanes and the zoom are the same as before. */
	readonly isAnimated: boolean;
	readonly isOnPaper?: true;
}

interface BoardScale {
	readonly minutesPerPixel: number;
	/** In the window. */
	readonly hours: number;
}

/** The lanes as the filters leave them, with the room that blocks need at a zoom. Only what changed moves. */
export function useBoardLanes(lists: BoardLists, view: ResolvedView, { minutesPerPixel, hours }: BoardScale): Board {
	const before = useRef<{ key: string; lanes: readonly BoardLane[] }>({ key: '', lanes: [] });
	const contents = useRef<LaneContents>(undefined);
	const plan = usePlanRows();
	const findings = useBlockFindings(plan);
	const occupancy = useLaneOccupancy(plan, view.kind);
	const { kind, type, name, stage, folded, showEmpty, marked, during } = view;
	const room = useMemo(() => blockRoom(minutesPerPixel, hours, kind), [minutesPerPixel, hours, kind]);
	const rows = useRowIndex(lists.activities);
	const planned = useRowIndex(
		useMemo(
			() => shownActivities(lists.activities, { type, name, stage, during, placesOf: lists }, marked),
			[lists, type, name, stage, during, marked],
		),
	);
	// What does not depend on the zoom is not rebuilt by it.
	const content = useMemo(() => {
		const heads = new Map(laneHeads(lists, kind).map((head) => [head.id, head]));
		const request = { kind, laneIds: [...heads.keys()], activities: planned.rows, places: placesOf(lists) };
		contents.current = laneContents(request, contents.current);
		return { heads, lanes: contents.current };
	}, [lists, kind, planned]);
	const packed = useMemo(() => {
		const key = JSON.stringify([kind, room]);
		const isAnimated = before.current.key === key;
		const lanes = packLanes(content.lanes, (one) => roomOf(one, room), isAnimated ? before.current.lanes : []);
		return { key, isAnimated, lanes };
	}, [content, kind, room]);
	// In an effect: only a render that was committed is what was drawn before; React may discard others.
	useLayoutEffect(() => {
		before.current = packed;
	}, [packed]);
	const board = useMemo(() => {
		const { lanes, isAnimated } = packed;
		const isShown = ({ parts }: BoardLane) => showEmpty || parts.some(({ lines }) => lines > 0);
		const named = lanes.filter(isShown).flatMap((lane) => {
			const head = content.heads.get(lane.id);
			if (!head) return [];
			return [withPointColumns({ head, lane }, room)];
		});
		return { kind, room, isAnimated, lanes: groupedLanes(named, folded), rows, marked, planned };
	}, [packed, content, kind, room, rows, planned, folded, showEmpty, marked]);
	return useMemo(() => ({ ...board, plan, findings, occupancy }), [board, plan, findings, occupancy]);
}
