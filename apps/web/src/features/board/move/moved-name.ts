import { activityName } from '../../activity/activity-name.ts';
import type { Board } from '../model/use-board.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** What is moved: one activity by its name, several by their number. */
export function movedName(moved: readonly { readonly id: number }[], { rows }: Pick<Board, 'rows'>): string {
	const [first] = moved;
	const row = first && moved.length === 1 ? rows.get(first.id) : undefined;
	return row ? activityName(row) : texts.several(moved.length);
}
