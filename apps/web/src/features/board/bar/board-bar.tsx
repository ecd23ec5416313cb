import { type Day, LANE_KINDS, searchKey } from '@crossload/domain';
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { mdiCrosshairsGps, mdiMinus, mdiPlus } from '@mdi/js';
import { memo } from 'react';
import type { SetPersisted } from '../../../lib/persisted.ts';
import { clearable } from '../../../ui/clearable.ts';
import { FilterSheet } from '../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { LIST_TEXTS } from '../../activity/activity-list-texts.ts';
import { useTypeChoices } from '../../activity/use-type-choices.tsx';
import type { BoardLists } from '../model/board-rows.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { ALL_HOURS, type BoardView } from '../model/board-view.ts';
import classes from './board-bar.module.css';
import { DaySelect } from './day-select.tsx';

const KINDS = LANE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** What the board shows and how much of it, where lanes are beside each other; phones have PhoneLanes and PhoneTools. */
export const BoardBar = memo(Bar);

function Bar({ view, setView, days, far, stages, step, zoom, onNow }: BoardBarProps) {
	const change = (part: Partial<BoardView>) => setView((present) => ({ ...present, ...part }));
	return (
		<div className={classes.bar}>
			<KindChoice view={view} change={change} />
			<DaySelect days={days} far={far} value={view.day} onChange={(day) => change({ day })} />
			<TypeSelect view={view} change={change} />
			<FilterSheet activeCount={activeFilters(view)}>
				<FurtherFilters view={view} change={change} stages={stages} />
			</FilterSheet>
			<ZoomButtons hours={step} zoom={zoom} onNow={onNow} />
		</div>
	);
}

interface BoardBarProps {
	view: BoardView;
	setView: SetPersisted<BoardView>;
	days: readonly Day[];
	far: readonly Day[];
	stages: BoardLists['stages'];
	/** The step of the zoom that is drawn. */
	step: number;
	zoom: (direction: 'in' | 'out') => void;
	onNow: () => void;
}

interface FilterProps {
	view: BoardView;
	change: (part: Partial<BoardView>) => void;
}

/** How many of the filters behind the button leave something out. */
export function activeFilters({ stage, name, showEmpty }: BoardView): number {
	return [stage !== null, searchKey(name).trim() !== '', !showEmpty].filter(Boolean).length;
}

/** What the lanes stand for. */
export function KindChoice({ view, change }: FilterProps) {
	return <Segments label={texts.lanes} choices={KINDS} value={view.kind} onChange={(kind) => change({ kind })} />;
}

export function TypeSelect({ view, change }: FilterProps) {
	return (
		<FilterSelect
			{...useTypeChoices(view.type)}
			label={LIST_TEXTS.type}
			w={156}
			placeholder={LIST_TEXTS.allTypes}
			{...clearable(LIST_TEXTS.clearType)}
			onChange={(type) => change({ type })}
		/>
	);
}

/** By stage and name, and whether lanes without anything are there. */
export function FurtherFilters({ view, change, stages }: FilterProps & { stages: BoardLists['stages'] }) {
	return (
		<>
			<FilterSelect
				data={stages.map(({ id, name }) => ({ value: `${id}`, label: name }))}
				value={view.stage === null ? null : `${view.stage}`}
				label={texts.stage}
				w={240}
				placeholder={texts.allStages}
				{...clearable(texts.clearStage)}
				onChange={(id) => change({ stage: id === null ? null : Number(id) })}
			/>
			<TextInput
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
		</>
	);
}

function ZoomButtons({ hours, zoom, onNow }: Pick<BoardBarProps, 'zoom' | 'onNow'> & { hours: number }) {
	return (
		<div className={classes.zoom}>
			<ActionIcon variant="default" size={36} aria-label={texts.zoomOut} onClick={() => zoom('out')}>
				<Icon path={mdiMinus} />
			</ActionIcon>
			<output className={classes.hours}>{hours === ALL_HOURS ? texts.allHours : texts.hours(hours)}</output>
			<ActionIcon variant="default" size={36} aria-label={texts.zoomIn} onClick={() => zoom('in')}>
				<Icon path={mdiPlus} />
			</ActionIcon>
			<Button
				variant="default"
				onClick={onNow}
				leftSection={<Icon path={mdiCrosshairsGps} />}
				aria-label={texts.goToNow}
				aria-keyshortcuts="t"
			>
				{texts.now}
			</Button>
		</div>
	);
}
