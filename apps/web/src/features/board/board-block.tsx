import { activityStatus, minutesOf } from '@crossload/domain';
import { type CSSProperties, memo } from 'react';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { briefTimingText, timingText } from '../../entities/activity/timing-text.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { findingHatches, findingsText } from './block-findings.tsx';
import { BlockVehicles, vehiclesText } from './block-vehicles.tsx';
import { type BlockNow, isOpenNow, nameOf, wordsOf } from './block-words.tsx';
import classes from './board-block.module.css';
import type { BoardBlockProps } from './board-block-props.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { realBars } from './real-bars.tsx';

/**
 * An activity on the board: type, band or vehicle, time, status and findings; what really happened is a bar within it. Its
 * parts are functions and no components: of a hundred blocks each component is a tenth of the board's opening.
 */
export const BoardBlock = memo(Block);

function Block(props: BoardBlockProps) {
	const { row, estimate, part, findings = [], isVertical, isShort, isBrief, hasWords = true } = props;
	const isBare = !hasWords && !isVertical;
	const isPlan = isBare || (!isVertical && (part === 'flags' || props.share === 1));
	const now = useMinute();
	const status = activityStatus(row, now);
	const shown = { status, now, planned: formatPlan(row, now) };
	const plan = { from: props.from, to: props.to };
	const place = { left: props.left, top: props.top, width: props.width, height: props.height };
	const planContent = (
		<>
			{findingHatches(findings, plan)}
			{isShort && shortContent(props)}
			{realBars({ row, plan, estimate, now: minutesOf(now), ...barsOf(props) })}
		</>
	);
	return (
		<ActivityLink
			activityId={row.id}
			className={isPlan ? `${classes.block} ${classes.plan}` : (classes.block ?? '')}
			style={place}
			aria-label={blockName(props, shown)}
			data-part={part}
			data-vertical={isVertical}
			data-short={isShort}
			data-brief={isBrief}
			data-long={props.isLong}
			data-bare={isBare || undefined}
			data-plan={isPlan || undefined}
			data-status={status}
			data-severity={findings[0]?.severity}
			data-block={row.id}
			data-marked={props.isMarked || undefined}
			data-selected={props.isSelected || undefined}
			draggable={false}
			tabIndex={props.isInTabOrder ? 0 : -1}
		>
			{isPlan ? (
				planContent
			) : (
				<>
					<span className={classes.plan} style={planStyle(props)} data-plan>
						{planContent}
					</span>{' '}
				</>
			)}
			{hasWords && wordsOf(props, shown)}
		</ActivityLink>
	);
}

function barsOf({ drawn, until, leastVisible }: BoardBlockProps) {
	return { drawn, until, leastVisible };
}

/** Set on the plan's element and not on the block, whose other elements would have to be restyled with it. */
function planStyle({ share }: BoardBlockProps): CSSProperties | undefined {
	return share === 1 ? undefined : { '--share': share };
}

/** The block's name for screen readers (BRD-05): all that is seen, in the order in which it is seen, and the rest. */
function blockName(props: BoardBlockProps, { status, now, planned }: BlockNow): string {
	const { row, lane, isSelected, findings = [] } = props;
	const shownVehicles = props.hasVehicles ? [vehiclesText(row.vehicles)] : [];
	const time = isOpenNow(status) && props.part !== 'flags' ? [timingText(row, now)] : [];
	if (props.isBrief && time.length > 0) time.unshift(briefTimingText(row, now));
	const words = [lane, row.activityType.name, ...shownVehicles, nameOf(row), ...time, planned, STATUS_NAMES[status]];
	return `${words.join(', ')}${isSelected ? texts.chosen : ''}${findingsText(findings)}`;
}

/** What is in a block that is too short for words: the vehicles, or the type's icon where they do not fit or there are none. */
function shortContent({ row, hasVehicles }: BoardBlockProps) {
	if (hasVehicles) return <BlockVehicles vehicles={row.vehicles} />;
	return <TypeIcon type={row.activityType} size={16} />;
}
