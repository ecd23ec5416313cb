import { Tooltip, VisuallyHidden } from '@mantine/core';
import { mdiCloudUploadOutline } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { useIsUnsent } from './unsent-context.ts';
import classes from './unsent-mark.module.css';

/** Marks what was done here and the server does not know yet. */
export function UnsentMark({ of, id }: { of: 'activity' | 'band'; id: number }) {
	if (!useIsUnsent(of, id)) return null;
	return (
		<Tooltip label="Not sent yet">
			<span className={classes.mark}>
				<Icon path={mdiCloudUploadOutline} size={18} />
				<VisuallyHidden>Not sent yet</VisuallyHidden>
			</span>
		</Tooltip>
	);
}
