import { Icon } from './icon.tsx';
import classes from './row-buttons.module.css';
import { withTooltip } from './tooltip.ts';

/** For cells of {@link RowButton}s. */
export const rowButtonsClass = classes.buttons;

/** What can be done with a row, at its end. */
export function RowButton({ label, of, icon, onClick }: RowButtonProps) {
	return (
		<button
			type="button"
			className={classes.button}
			aria-label={`${label}: ${of}`}
			{...withTooltip(label)}
			onClick={onClick}
		>
			<Icon path={icon} size={20} />
		</button>
	);
}

interface RowButtonProps {
	label: string;
	/** Names the row for screen readers. */
	of: string;
	/** A path of @mdi/js. */
	icon: string;
	onClick: () => void;
}

/** Pixels that so many buttons take, wide enough for fingers. */
export function rowButtonsWidth(count: number): number {
	return 44 * count;
}
