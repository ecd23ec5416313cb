import { LANE_KINDS } from '@crossload/domain';
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { mdiCrosshairsGps, mdiMinus, mdiPlus } from '@mdi/js';
import type { SetPersisted } from '../../lib/persisted.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { clearable } from '../../ui/clearable.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { LIST_TEXTS } from '../activity/activity-list-texts.ts';
import { useTypeChoices } from '../activity/use-type-choices.tsx';
import classes from './board-bar.module.css';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { type BoardView, zoomed } from './board-view.ts';

const KINDS = LANE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** What the board shows and how much of it. */
export function BoardBar({ view, setView, onNow }: BoardBarProps) {
	const isPhone = useIsPhone();
	const change = (part: Partial<BoardView>) => setView((present) => ({ ...present, ...part }));
	return (
		<div className={classes.bar}>
			<Segments label={texts.lanes} choices={KINDS} value={view.kind} onChange={(kind) => change({ kind })} />
			<FilterSelect
				{...useTypeChoices(view.type)}
				label={LIST_TEXTS.type}
				w={156}
				placeholder={LIST_TEXTS.allTypes}
				{...clearable(LIST_TEXTS.clearType)}
				onChange={(type) => change({ type })}
			/>
			{!isPhone && <WideTools view={view} change={change} onNow={onNow} />}
		</div>
	);
}

interface BoardBarProps {
	view: BoardView;
	setView: SetPersisted<BoardView>;
	onNow: () => void;
}

interface WideToolsProps extends Pick<BoardBarProps, 'view' | 'onNow'> {
	change: (part: Partial<BoardView>) => void;
}

/** What there is room for on wider screens: a phone shows one lane, at one scale. */
function WideTools({ view, change, onNow }: WideToolsProps) {
	return (
		<>
			<TextInput
				className={classes.name ?? ''}
				aria-label={texts.name}
				placeholder={texts.name}
				value={view.name}
				onChange={({ currentTarget }) => change({ name: currentTarget.value })}
			/>
			<Checkbox
				label={texts.showEmpty}
				checked={view.showEmpty}
				onChange={({ currentTarget }) => change({ showEmpty: currentTarget.checked })}
			/>
			<div className={classes.zoom}>
				<ActionIcon
					variant="default"
					size={36}
					aria-label={texts.zoomIn}
					onClick={() => change({ hours: zoomed(view.hours, 'in') })}
				>
					<Icon path={mdiPlus} />
				</ActionIcon>
				<output className={classes.hours}>{view.hours} h</output>
				<ActionIcon
					variant="default"
					size={36}
					aria-label={texts.zoomOut}
					onClick={() => change({ hours: zoomed(view.hours, 'out') })}
				>
					<Icon path={mdiMinus} />
				</ActionIcon>
				<Button
					variant="default"
					onClick={onNow}
					leftSection={<Icon path={mdiCrosshairsGps} />}
					aria-label={texts.goToNow}
				>
					{texts.now}
				</Button>
			</div>
		</>
	);
}
