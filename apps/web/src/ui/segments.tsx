import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

/** One of a few, all in sight: radio buttons in a row. */
export function Segments<Value extends string>({ label, choices, value, onChange, isStacked }: SegmentsProps<Value>) {
	const name = useId();
	return (
		<div role="radiogroup" aria-label={label} className={classes.segments} data-stacked={isStacked || undefined}>
			{choices.map((choice) => (
				<label key={choice.value} className={classes.segment}>
					<input
						type="radio"
						className={classes.radio}
						name={name}
						value={choice.value}
						checked={choice.value === value}
						onChange={() => onChange(choice.value)}
					/>
					<span className={classes.label}>{choice.label}</span>
				</label>
			))}
		</div>
	);
}

interface SegmentsProps<Value extends string> {
	/** What is chosen here, for screen readers. */
	label: string;
	choices: readonly { readonly value: Value; readonly label: ReactNode }[];
	value: Value;
	onChange: (value: Value) => void;
	/** One under the other, as wide as there is room. */
	isStacked?: boolean;
}
