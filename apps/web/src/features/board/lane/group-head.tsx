import { mdiChevronDown, mdiChevronRight } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { LaneGroup } from '../model/lane-groups.ts';
import classes from './lane.module.css';

interface GroupHeadProps {
	readonly group: LaneGroup;
	/** On paper nothing folds. */
	readonly onFold?: ((name: string) => void) | undefined;
}

/** The head over lanes that belong together; it folds them to how full they are. */
export function GroupHead({ group: { name, count, isFolded }, onFold }: GroupHeadProps) {
	return (
		<div className={classes.group}>
			<button type="button" className={classes.fold} aria-expanded={!isFolded} onClick={() => onFold?.(name)}>
				<Icon path={isFolded ? mdiChevronRight : mdiChevronDown} size={16} />
				<strong>{name}</strong>
				<span>{isFolded ? texts.occupancyOnly : texts.positions(count)}</span>
			</button>
		</div>
	);
}
