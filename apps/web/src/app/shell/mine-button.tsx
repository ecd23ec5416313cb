import { ActionIcon } from '@mantine/core';
import { mdiAccountStarOutline } from '@mdi/js';
import { MINE_TEXTS as texts } from '../../features/mine/mine-texts.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';

/** Opens the choice of what concerns the user (MINE-01). */
export function MineButton({ onOpen }: { onOpen: () => void }) {
	return (
		<ActionIcon
			variant="subtle"
			size={useIsPhone() ? 44 : 36}
			className={classes.quiet}
			aria-label={texts.open}
			aria-haspopup="dialog"
			title={texts.open}
			onClick={onOpen}
		>
			<Icon path={mdiAccountStarOutline} size={20} />
		</ActionIcon>
	);
}
