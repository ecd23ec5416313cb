import { chipText } from '../../lib/contrast.ts';
import classes from './display.module.css';

/** A stage or a vehicle's type in its colour, big enough for a wall. */
export function DisplayChip({ color, children }: { color: string; children: string }) {
	return (
		<span className={classes.chip} style={{ backgroundColor: color, color: chipText(color) }}>
			{children}
		</span>
	);
}
