import classes from './plate.module.css';

/** A licence plate in its frame, blanks kept as they are painted on it. */
export function Plate({ plate }: { plate: string }) {
	return <span className={classes.plate}>{plate}</span>;
}
