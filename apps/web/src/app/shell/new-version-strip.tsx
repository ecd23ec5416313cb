import { mdiRefresh } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { openNewVersion, useHasNewVersion } from '../new-version.ts';
import classes from './strip.module.css';

/** Offers the new version of the app; nobody is made to take it while at work. */
export function NewVersionStrip() {
	if (!useHasNewVersion()) return null;
	return (
		<div className={classes.strip} role="status">
			<div className={classes.head}>
				<span className={classes.words}>
					<b>A new version is ready.</b>
				</span>
				<button type="button" className={classes.action} onClick={openNewVersion}>
					<Icon path={mdiRefresh} size={18} />
					Update
				</button>
			</div>
		</div>
	);
}
