import type { ReactNode } from 'react';
import classes from './import-screen.module.css';

/** The title of a step, with its number. */
export function Step({ number, children }: { number: number; children: ReactNode }) {
	return (
		<>
			<span className={classes.step} aria-hidden>
				{number}
			</span>
			{children}
		</>
	);
}
