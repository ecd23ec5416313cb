import classes from './tick.module.css';

/** A bare checkbox for lists: one element, where the library's takes five and a dozen hooks for each row. */
export function Tick({ id, isTicked, isPartly = false, label, onToggle }: TickProps) {
	return (
		<input
			// Only a script can set it.
			ref={(input) => {
				if (input) input.indeterminate = isPartly;
			}}
			id={id}
			type="checkbox"
			className={classes.tick}
			aria-label={label}
			checked={isTicked}
			onChange={onToggle}
		/>
	);
}

interface TickProps {
	id: string;
	isTicked: boolean;
	/** Of what it stands for some is ticked, some not. */
	isPartly?: boolean;
	/** For screen readers, unless the words of the label around it say it. */
	label?: string;
	onToggle: () => void;
}
