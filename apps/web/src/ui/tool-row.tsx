import type { ReactNode } from 'react';
import { useRootAttribute } from '../lib/use-root-attribute.ts';
import classes from './tool-row.module.css';

/** On phones what a list needs, in a row above the bottom bar where the thumb is; the list's end stays clear of it. */
export function ToolRow({ children }: { children: ReactNode }) {
	useRootAttribute('data-tools');
	return (
		<>
			<div className={classes.room} />
			<div className={classes.toolRow}>{children}</div>
		</>
	);
}
