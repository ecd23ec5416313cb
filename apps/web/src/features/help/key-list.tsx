import { Checkbox, Kbd } from '@mantine/core';
import { HELP_TEXTS as texts } from './help-texts.ts';
import classes from './keys.module.css';
import { KEYS, KEYS_OF_DIALOGS } from './keys.ts';
import { useSingleKeys } from './single-keys.ts';

/** All keys and what they do; those that work without Ctrl can be switched off. */
export function KeyList() {
	const [isOn, setIsOn] = useSingleKeys();
	return (
		<>
			<Checkbox
				role="switch"
				className={classes.switch ?? ''}
				label={texts.singleKeys}
				description={texts.singleKeysNote}
				checked={isOn}
				onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
			/>
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
		</>
	);
}

/** Keys as they are written on them: `Ctrl K` together, `g b` one after the other. */
function KeyNames({ keys }: { keys: string }) {
	const between = keys.startsWith('Ctrl ') ? '+' : 'then';
	return (
		<span className={classes.names}>
			{keys.split(' ').map((name, place) => (
				<span key={name} className={classes.names}>
					{place > 0 && <span className={classes.between}>{between}</span>}
					<Kbd>{name}</Kbd>
				</span>
			))}
		</span>
	);
}
