import classes from './marker-line.module.css';

/** The line between past and coming, with the time on it. */
export function MarkerLine({ label }: { label: string }) {
	return (
		<span className={classes.marker}>
			<span className={classes.label}>{label}</span>
		</span>
	);
}
