import { mdiRadioHandheld } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './radio.module.css';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

/** On which channel a team function is reached; nothing without one (PLAN-16). */
export function Radio({ radio }: { radio: string | null }) {
	if (radio === null) return null;
	return (
		<span className={classes.radio}>
			<Icon path={mdiRadioHandheld} size={16} title={texts.radio} />
			{radio}
		</span>
	);
}
