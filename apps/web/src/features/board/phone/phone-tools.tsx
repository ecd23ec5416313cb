import { Button } from '@mantine/core';
import { mdiCrosshairsGps } from '@mdi/js';
import { useRight } from '../../../api/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolRow } from '../../../ui/tool-row.tsx';
import { AddActivityIcon } from '../../activity/add-activity-button.tsx';
import { BoardChecksLink } from '../bar/board-checks-link.tsx';
import { DaySelect } from '../bar/day-select.tsx';
import type { BoardProps } from '../board-props.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import classes from './phone-tools.module.css';

type PhoneToolsProps = Pick<BoardProps, 'days' | 'far' | 'view' | 'setView'> & { readonly onNow: () => void };

/** What the board needs within the thumb's reach. */
export function PhoneTools({ days, far, view, setView, onNow }: PhoneToolsProps) {
	const mayAdd = useRight('activity:write');
	return (
		<ToolRow>
			<DaySelect
				className={classes.day}
				days={days}
				far={far}
				value={view.day}
				onChange={(day) => setView((present) => ({ ...present, day }))}
			/>
			<Button
				variant="default"
				classNames={{ root: classes.now ?? '', inner: classes.nowInner ?? '' }}
				h={44}
				px={8}
				onClick={onNow}
				leftSection={<Icon path={mdiCrosshairsGps} />}
				aria-label={texts.goToNow}
			>
				{texts.now}
			</Button>
			<BoardChecksLink isShort className={classes.checks} />
			{mayAdd && <AddActivityIcon />}
		</ToolRow>
	);
}
