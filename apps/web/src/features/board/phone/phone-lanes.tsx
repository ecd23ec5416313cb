import { activityStatus } from '@crossload/domain';
import { ActionIcon } from '@mantine/core';
import { mdiAlertCircle, mdiChevronDown, mdiPlayCircle } from '@mdi/js';
import { useState } from 'react';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import { shortStageName } from '../../../entities/stage/short-stage-name.ts';
import { useNow } from '../../../lib/now.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PlainSelect } from '../../../ui/plain-select.tsx';
import type { BoardProps } from '../board-props.ts';
import { fullName } from '../model/board-rows.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import type { Board } from '../model/use-board.ts';
import { PhoneFilters } from './phone-filters.tsx';
import classes from './phone-lanes.module.css';

/** More lanes than this are chosen from a list. */
const MOST_TABS = 8;

interface PhoneLanesProps extends Pick<BoardProps, 'lists' | 'view' | 'setView'> {
	readonly board: Board;
	/** What is late in each lane. */
	readonly late: ReadonlyMap<number, readonly unknown[]>;
	/** The lane that is shown. */
	readonly chosen: number | null;
	readonly onChoose: (laneId: number) => void;
}

/** The lanes as tabs or a list, each with its worst status. The button with the arrow opens the filters. */
export function PhoneLanes({ board, late, chosen, onChoose, lists, view, setView }: PhoneLanesProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className={classes.row}>
			{board.lanes.length <= MOST_TABS ? (
				<fieldset className={classes.tabs} aria-label={texts.kinds[board.kind]}>
					{board.lanes.map((named) => (
						<button
							key={named.head.id}
							type="button"
							className={classes.tab}
							aria-pressed={named.head.id === chosen}
							onClick={() => onChoose(named.head.id)}
						>
							<LaneName named={named} />
							<Worst named={named} board={board} lateCount={late.get(named.lane.id)?.length ?? 0} />
						</button>
					))}
				</fieldset>
			) : (
				<PlainSelect
					className={classes.tabs ?? ''}
					aria-label={texts.lane}
					data={board.lanes.map(({ head }) => ({ value: `${head.id}`, label: fullName(head) }))}
					value={`${chosen}`}
					allowDeselect={false}
					onChange={(id) => id !== null && onChoose(Number(id))}
				/>
			)}
			<ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.whatIsShown} onClick={() => setOpen(true)}>
				<Icon path={mdiChevronDown} size={22} />
			</ActionIcon>
			<LazyDialog opened={isOpen}>
				{(opened) => <PhoneFilters {...{ lists, view, setView, opened }} onClose={() => setOpen(false)} />}
			</LazyDialog>
		</div>
	);
}

function LaneName({ named: { head } }: { named: NamedLane }) {
	if (head.color === null) return <span>{head.name}</span>;
	return <Chip color={head.color}>{shortStageName(head.name)}</Chip>;
}

/** The first of these that applies: something is late, something cannot work, something is running. */
function Worst({ named: { lane }, board, lateCount }: { named: NamedLane; board: Board; lateCount: number }) {
	const now = useNow();
	const ids = lane.parts.flatMap(({ blocks }) => blocks.map(({ id }) => id));
	if (lateCount > 0) return <Icon path={mdiAlertCircle} className={classes.late} title={texts.late(lateCount)} />;
	const keys = new Set(
		ids
			.flatMap((id) => board.findings.get(id) ?? [])
			.filter(({ severity }) => severity === 'impossible')
			.map(({ key }) => key),
	);
	if (keys.size > 0) return <SeverityBadge severity="impossible" count={keys.size} isShort />;
	const isRunning = ids.some((id) => {
		const row = board.rows.get(id);
		return row !== undefined && activityStatus(row, now) === 'running';
	});
	return isRunning && <Icon path={mdiPlayCircle} className={classes.running} title={texts.running} />;
}
