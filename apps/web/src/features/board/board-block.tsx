import type { Activity } from '@crossload/contract';
import { activityStatus, type Minutes, minutesOf, minutesOfTime, type Packed, type Span } from '@crossload/domain';
import { type CSSProperties, memo } from 'react';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { timingText } from '../../entities/activity/timing-text.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { SeverityIcon } from '../../entities/finding/severity-badge.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { FindingHatch, findingsText } from './block-findings.tsx';
import classes from './board-block.module.css';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import type { BlockFinding } from './use-block-findings.ts';

/** An activity on the board: type, band or vehicle, time, status and findings; what really happened is a bar within it. */
export const BoardBlock = memo(Block);

function Block(props: BoardBlockProps) {
	const { row, plan, packed, part, findings = [], isUpright = false } = props;
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
			style={props.style}
			data-part={part}
			data-upright={isUpright || undefined}
			data-status={status}
			data-severity={findings[0]?.severity}
			data-block={`${row.id}`}
			data-marked={props.isMarked || undefined}
			data-chosen={props.isChosen || undefined}
			draggable={false}
			tabIndex={props.isInTabOrder ? 0 : -1}
		>
			<span className={classes.plan} data-plan style={{ '--share': (plan.to - plan.from) / length } as CSSProperties}>
				<FindingHatch findings={findings} plan={plan} />
				<RealBar row={row} plan={plan} now={minutesOf(now)} />
			</span>
			<span className={classes.words}>
				<span className="visually-hidden">{`${props.lane}, ${row.activityType.name}, `}</span>
				<span className={classes.name}>
					<TypeIcon type={row.activityType} size={14} />
					<span className={classes.nameText}>{name}</span>
				</span>
				<span className={classes.time} aria-hidden>
					{status !== 'planned' && <StatusIcon status={status} size={14} />}
					{findings[0] && (
						<span className={classes.finding}>
							<SeverityIcon severity={findings[0].severity} size={14} />
						</span>
					)}
					{part !== 'flags' && time}
				</span>
				<span className="visually-hidden">{`, ${formatPlan(row, now)}, ${STATUS_NAMES[status]}${props.isChosen ? texts.chosen : ''}${findingsText(findings)}`}</span>
			</span>
		</ActivityLink>
	);
}

interface BoardBlockProps {
	row: Activity;
	plan: Span;
	packed: Packed;
	/** Worst first. */
	findings?: readonly BlockFinding[] | undefined;
	part: 'shows' | 'blocks' | 'flags';
	/** The lane's name. */
	lane: string;
	style: CSSProperties;
	isInTabOrder: boolean;
	/** The board was opened at it. */
	isMarked: boolean;
	/** It moves together with others. */
	isChosen?: boolean;
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
