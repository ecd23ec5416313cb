import { KeyNames } from './key-names.tsx';
import classes from './keys.module.css';
import { KEYS, KEYS_OF_DIALOGS } from './keys.ts';

/** All keys and what they do. */
export function KeyTable() {
	return (
		<dl className={classes.table}>
			{[...KEYS, ...KEYS_OF_DIALOGS].map(({ keys, description }) => (
				<div key={keys} className={classes.row}>
					<dt>
						<KeyNames keys={keys} />
					</dt>
					<dd>{description}</dd>
				</div>
			))}
		</dl>
	);
}
