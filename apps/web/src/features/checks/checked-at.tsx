import { festivalTimeOf } from '@crossload/domain';
import { mdiRefresh } from '@mdi/js';
import { formatTime } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { CHECK_TEXTS as texts } from './check-texts.ts';
import classes from './checked-at.module.css';

/** Says that nobody has to ask for the checks again; where there is room for it. */
export function CheckedAt() {
	const now = useMinute();
	return (
		<span className={classes.checked}>
			<Icon path={mdiRefresh} size={16} />
			{texts.checkedAt(formatTime(festivalTimeOf(now)))}
		</span>
	);
}
