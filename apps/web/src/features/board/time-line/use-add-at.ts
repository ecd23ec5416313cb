import type { LaneKind } from '@crossload/domain';
import { timeOfMinutes } from '@crossload/domain';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { contextParams } from '../../activity/form-context.ts';
import type { BoardPlace } from '../move/board-place.ts';
import type { BoardSelection } from '../move/use-board-selection.ts';

/** Minutes that the time of a new activity snaps to. */
const SNAP_MINUTES = 15;

interface AddProps {
	readonly kind: LaneKind;
	readonly selection: BoardSelection;
	readonly place: BoardPlace;
	readonly mayAdd: boolean;
}

/** A click on empty time adds an activity there, with lane and time filled in; while blocks are selected it clears the selection. */
export function useAddAt({ kind, selection, place, mayAdd }: AddProps) {
	const navigate = useNavigate();
	return (event: MouseEvent) => {
		const isEmpty = event.target instanceof Element && event.target.matches('[data-track]');
		if (!isEmpty || event.button !== 0) return;
		if (selection.selectedIds.size > 0) {
			selection.clear();
			return;
		}
		const { lane, minute } = place.pointAt(event);
		if (!mayAdd || lane === null) return;
		const at = timeOfMinutes(Math.floor(minute / SNAP_MINUTES) * SNAP_MINUTES);
		void navigate({
			to: '/activity/new/{-$context}/{-$contextId}',
			params: contextParams({ kind, id: lane }),
			search: { at },
		});
	};
}
