import { mdiMapMarkerOff } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { RowPlaceholder } from '../../ui/row-placeholder.tsx';
import { POSITION_CRUMBS, TO_POSITIONS } from './position-links.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** Shown in place of a position while it loads, when that has failed, or when it is gone. */
export function PositionPlaceholder({ failed, ...state }: PositionPlaceholderProps) {
	return (
		<RowPlaceholder
			{...state}
			texts={{ ...texts, title: texts.position, failed }}
			crumbs={POSITION_CRUMBS}
			icon={mdiMapMarkerOff}
			toList={TO_POSITIONS}
		/>
	);
}

interface PositionPlaceholderProps extends Omit<RowState<never>, 'row'> {
	/** Shown when loading has failed. */
	failed: string;
}
