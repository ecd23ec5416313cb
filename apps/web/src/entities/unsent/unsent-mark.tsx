import { mdiCloudUploadOutline } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { useIsUnsent } from './unsent-context.ts';
import classes from './unsent-mark.module.css';

/** Marks what was done here and the server does not know yet. */
export function UnsentMark({ of, id }: { of: 'activity' | 'band'; id: number }) {
	if (!useIsUnsent(of, id)) return null;
	return (
		<span className={classes.mark} {...withTooltip('Not sent yet')}>
			<Icon path={mdiCloudUploadOutline} size={18} />
			<span className="visually-hidden">Not sent yet</span>
		</span>
	);
}
