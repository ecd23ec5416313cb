import { chipText } from '../../lib/contrast.ts';
import classes from './display-chip.module.css';

interface DisplayChipProps {
	color: string;
	/** In smaller letters, and no wider than its cell. */
	isSmall?: boolean;
	children: string;
}

/** A stage or a vehicle's type in its colour, big enough for a wall. */
export function DisplayChip({ color, isSmall = false, children }: DisplayChipProps) {
	const style = { backgroundColor: color, color: chipText(color) };
	return (
		<span className={classes.chip} data-small={isSmall || undefined} style={style}>
			{children}
		</span>
	);
}
