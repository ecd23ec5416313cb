import { Checkbox } from '@mantine/core';
import { HELP_TEXTS as texts } from './help-texts.ts';
import classes from './keys.module.css';
import { useSingleKeys } from './single-keys.ts';

/** Switches the keys that work without Ctrl on and off. */
export function SingleKeysSwitch() {
	const [isOn, setIsOn] = useSingleKeys();
	return (
		<Checkbox
			role="switch"
			className={classes.switch ?? ''}
			label={texts.singleKeys}
			description={texts.singleKeysNote}
			checked={isOn}
			onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
		/>
	);
}
