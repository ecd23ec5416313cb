import { Kbd } from '@mantine/core';
import classes from './keys.module.css';

/** Keys as they are written on them: `Ctrl K` together, `g b` one after the other. */
export function KeyNames({ keys }: { keys: string }) {
	const names = keys.split(' ');
	const between = keys.startsWith('Ctrl ') ? '+' : 'then';
	return (
		<span className={classes.names}>
			{names.map((name, place) => (
				<span key={name} className={classes.names}>
					{place > 0 && <span className={classes.between}>{between}</span>}
					<Kbd>{name}</Kbd>
				</span>
			))}
		</span>
	);
}
