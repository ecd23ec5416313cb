import { isOver } from '@crossload/domain';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { StatusLabel } from '../../../entities/activity/status-label.tsx';
import { TimingText } from '../../../entities/activity/timing-text.tsx';
import { TypeLabel } from '../../../entities/activity/type-label.tsx';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import { formatFullPlan } from '../../../lib/format.ts';
import { planBox } from '../block/plan-box.ts';
import type { Board } from '../model/use-board.ts';
import { leftOfTracks } from '../window/use-board-window.ts';
import classes from './board-hover-card.module.css';
import { placeCard } from './place-card.ts';
import { useHoveredBlock } from './use-hovered-block.ts';

export interface BoardCardProps {
	readonly board: Board;
	readonly scroller: RefObject<HTMLElement | null>;
	/** Something moves: its own words say enough. */
	readonly isHidden: boolean;
}

/** All facts of the block that the pointer rests on; its name and its details say the same to those without a pointer. */
export function BoardHoverCard({ board, scroller, isHidden }: BoardCardProps) {
	const card = useRef<HTMLDivElement>(null);
	const hovered = useHoveredBlock(scroller, card);
	const row = hovered && board.rows.get(hovered.id);
	useLayoutEffect(() => {
		if (!hovered || !card.current) return;
		placeCard(card.current, planBox(hovered.block), leftOfTracks(scroller.current, board.kind));
	}, [hovered, scroller, board.kind]);
	if (!hovered || !row || isHidden) return null;
	const { band, stage, position, vehicles } = row;
	const where = [stage?.name, position?.name].filter(Boolean).join(', ');
	return (
		<div ref={card} className={classes.card} aria-hidden>
			<div className={classes.head}>
				<TypeLabel type={row.activityType} />
				<StatusLabel activity={row} />
			</div>
			{band && <strong className={classes.name}>{band.name}</strong>}
			<span>{formatFullPlan(row)}</span>
			{!isOver(row) && <TimingText activity={row} />}
			{where !== '' && <span>{where}</span>}
			{vehicles.length > 0 && (
				<span className={classes.name}>{vehicles.map(({ name, type }) => `${type.slug} ${name}`).join(', ')}</span>
			)}
			{board.findings.get(row.id)?.map(({ key, severity, text }) => (
				<span key={key} className={classes.finding}>
					<SeverityBadge severity={severity} /> {text()}
				</span>
			))}
		</div>
	);
}
