import type { Activity } from '@crossload/contract';
import { activityStatus, type Minutes, minutesOf, minutesOfTime, type Packed, type Span } from '@crossload/domain';
import { type CSSProperties, memo } from 'react';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { timingText } from '../../entities/activity/timing-text.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import classes from './board-block.module.css';
import { BOARD_TEXTS as texts } from './board-texts.ts';

/** An activity on the board: type, band or vehicle, time and status; what really happened is a bar within it. */
export const BoardBlock = memo(Block);

function Block({ row, plan, packed, part, lane, style, isInTabOrder, isUpright = false }: BoardBlockProps) {
	const now = useNow();
	const status = activityStatus(row, now);
	const isOpenNow = status === 'late' || status === 'running';
	const time = isOpenNow ? timingText(row, now) : formatPlan(row, now);
	const name = row.band?.name ?? row.vehicles[0]?.name ?? texts.unnamed;
	const length = packed.to - packed.from;
	return (
		<ActivityLink
			activityId={row.id}
			className={classes.block ?? ''}
			style={style}
			data-part={part}
			data-upright={isUpright || undefined}
			data-status={status}
			data-block={`${row.id}`}
			tabIndex={isInTabOrder ? 0 : -1}
		>
			<span className={classes.plan} style={{ '--share': (plan.to - plan.from) / length } as CSSProperties}>
				<RealBar row={row} plan={plan} now={minutesOf(now)} />
			</span>
			<span className={classes.words}>
				<span className="visually-hidden">{`${lane}, ${row.activityType.name}, `}</span>
				<span className={classes.name}>
					<TypeIcon type={row.activityType} size={14} />
					<span className={classes.nameText}>{name}</span>
				</span>
				<span className={classes.time} aria-hidden>
					{status !== 'planned' && <StatusIcon status={status} size={14} />}
					{part !== 'flags' && time}
				</span>
				<span className="visually-hidden">{`, ${formatPlan(row, now)}, ${STATUS_NAMES[status]}`}</span>
			</span>
		</ActivityLink>
	);
}

interface BoardBlockProps {
	row: Activity;
	plan: Span;
	packed: Packed;
	part: 'shows' | 'blocks' | 'flags';
	/** The lane's name. */
	lane: string;
	style: CSSProperties;
	isInTabOrder: boolean;
	/** Time runs down. */
	isUpright?: boolean;
}

/** From its start to its end, or until now: on the same scale as the plan, so that it may stick out. */
function RealBar({ row, plan, now }: { row: Activity; plan: Span; now: Minutes }) {
	const start = minutesOfTime(row.start);
	const length = plan.to - plan.from;
	if (start === null || length === 0) return null;
	const end = Math.max(start, minutesOfTime(row.end) ?? now);
	const style = { '--real-from': (start - plan.from) / length, '--real-length': (end - start) / length };
	return <span className={classes.real} style={style as CSSProperties} />;
}
