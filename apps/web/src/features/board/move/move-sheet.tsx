import { ActionIcon, Button } from '@mantine/core';
import { mdiClose } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { TypeLabel } from '../../../entities/activity/type-label.tsx';
import { formatPlan } from '../../../lib/format.ts';
import { useNow } from '../../../lib/now.ts';
import { Icon } from '../../../ui/icon.tsx';
import { activityName } from '../../activity/activity-name.ts';
import { BlockVehicles } from '../block/block-vehicles.tsx';
import { plannedSpan, BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { changedText } from './changed-text.ts';
import { MoveFindings } from './move-findings.tsx';
import { MoveLaneSelect, type MoveSheetProps } from './move-lane-select.tsx';
import classes from './move-sheet.module.css';
import { heldSpan } from './moving-blocks.ts';

/** Minutes that a key moves it; taps add up. */
const KEYS = [-15, -5, 5, 15, 30] as const;

/** Moves an activity by thumb: the board above stays in sight and shows where it goes, and what that breaks (BRD-06). */
export function MoveSheet({ board, lists, move, moving }: MoveSheetProps) {
	const { held, by } = moving;
	const { lead } = held;
	const now = useNow();
	const title = useRef<HTMLHeadingElement>(null);
	// The button that opened it is gone, together with the details: the focus needs a place.
	useEffect(() => title.current?.focus({ preventScroll: true }), []);
	const row = board.rows.get(lead.id);
	if (!row) return null;
	const isWorse = move.preview !== null && move.preview.findings.length > 0;
	const isUnmoved = by === 0 && moving.lane === held.lane;
	const isAll = held.grip === 'move';
	const { name: type } = row.activityType;
	const name = activityName(row);
	return (
		<section className={classes.sheet} aria-label={isAll ? texts.moveOf(name) : texts.endOf(name)}>
			<header className={classes.header}>
				<TypeLabel type={{ ...row.activityType, name: isAll ? texts.moveType(type) : texts.endOf(type) }} />
				<ActionIcon
					variant="subtle"
					color="gray"
					size={44}
					aria-label={texts.close}
					disabled={moving.isSaving}
					onClick={move.cancel}
				>
					<Icon path={mdiClose} size={22} />
				</ActionIcon>
			</header>
			<div className={classes.content}>
				<h2 ref={title} tabIndex={-1} className={classes.name}>
					{row.band?.name ?? row.vehicles[0]?.name ?? row.activityType.name} <BlockVehicles vehicles={row.vehicles} />
				</h2>
				<p className={classes.times} role="status">
					<strong>{formatPlan(plannedSpan(heldSpan(lead, moving)), now)}</strong>
					{by !== 0 && <span> {texts.by(by)}</span>}
				</p>
				<p className={classes.was}>{texts.was(formatPlan(row, now))}</p>
				<fieldset className={classes.keys} aria-label={texts.minutes} disabled={moving.isSaving}>
					{KEYS.map((minutes) => (
						<button
							key={minutes}
							type="button"
							className={classes.key}
							data-on={minutes === by || undefined}
							onClick={() => move.dispatch({ type: 'step', by: minutes, lane: null })}
						>
							{texts.key(minutes)}
						</button>
					))}
				</fieldset>
				{isAll && held.canChangeLane && <MoveLaneSelect board={board} lists={lists} move={move} moving={moving} />}
				<MoveFindings move={move} moving={moving} lists={lists} />
				{move.changed.map((activity) => (
					<p key={activity.id} role="status">
						{changedText(board, activity, now)}
					</p>
				))}
				{move.notice !== null && <p role="status">{move.notice}</p>}
			</div>
			<footer className={classes.footer}>
				<Button variant="default" size="lg" disabled={moving.isSaving} onClick={move.cancel}>
					{texts.putBack}
				</Button>
				<Button size="lg" loading={moving.isSaving} disabled={isUnmoved} onClick={move.drop}>
					{isWorse ? texts.moveAnyway : texts.move}
				</Button>
			</footer>
		</section>
	);
}
