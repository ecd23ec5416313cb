import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { planModelOf } from '../../../api/plan/plan-model.ts';
import { useEstimatesIf } from '../../../entities/activity/expected-context.ts';
import { useTypeAhead } from '../../../ui/use-type-ahead.ts';
import type { BoardLists } from '../model/board-rows.ts';
import { BOARD_TEXTS } from '../model/board-texts.ts';
import type { Board } from '../model/use-board.ts';
import type { Moving } from './board-drag.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import classes from './move-sheet.module.css';
import { heldSpan } from './moving-blocks.ts';
import { type Place, placesToGo } from './places-to-go.ts';
import type { BoardMove } from './use-board-move.ts';

export interface MoveSheetProps {
	readonly board: Board;
	readonly lists: BoardLists;
	readonly move: BoardMove;
	readonly moving: Moving;
}

/** Where else it can go: positions in their groups, each with how many others are expected there at that time, and how many may. */
export function MoveLaneSelect({ board, lists, move, moving }: MoveSheetProps) {
	const { kind } = moving.held;
	const rows = board.plan;
	const { from, to } = heldSpan(moving.held.lead, moving);
	const { id, vehicleIds } = moving.held.lead;
	const estimates = useEstimatesIf(kind === 'position');
	const groups = useMemo(() => {
		if (estimates === null || rows === null) return null;
		const { plan } = planModelOf(rows).index;
		return placesToGo(lists.positions, { plan, estimates }, { id, span: { from, to }, vehicleIds });
	}, [estimates, rows, lists.positions, from, to, id, vehicleIds]);
	const lanes = board.lanes.map(({ head }) => ({ value: `${head.id}`, label: head.name }));
	const places = groups?.flatMap(({ items }) => items) ?? lanes;
	const choose = (id: string) => move.dispatch({ type: 'step', by: 0, lane: Number(id) });
	return (
		<Select
			aria-label={kind === 'position' ? texts.position : texts.stage}
			data={groups ?? lanes}
			value={`${moving.lane}`}
			allowDeselect={false}
			comboboxProps={{ position: 'top' }}
			maxDropdownHeight={320}
			renderOption={({ option, checked }) => <PlaceOption place={option} isChosen={checked === true} />}
			onKeyDown={useTypeAhead(places, choose)}
			onChange={(id) => id !== null && choose(id)}
		/>
	);
}

interface PlaceOptionProps {
	readonly place: { readonly label: string } & Partial<Pick<Place, 'there' | 'capacity'>>;
	readonly isChosen: boolean;
}

function PlaceOption({ place, isChosen }: PlaceOptionProps) {
	const { label, there, capacity = null } = place;
	const isFull = there !== undefined && capacity !== null && there >= capacity;
	return (
		<span className={classes.place} data-chosen={isChosen || undefined}>
			<span>{label}</span>
			{there !== undefined && (
				<span className={classes.there} data-full={isFull || undefined}>
					<span className="visually-hidden">{texts.thereThen} </span>
					{BOARD_TEXTS.presence(there, capacity)}
				</span>
			)}
		</span>
	);
}
