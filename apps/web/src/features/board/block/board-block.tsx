import { activityStatus, minutesOf } from '@crossload/domain';
import { type CSSProperties, memo } from 'react';
import { STATUS_NAMES } from '../../../entities/activity/status-texts.ts';
import { briefTimingText, timingText } from '../../../entities/activity/timing-text.tsx';
import { TypeIcon } from '../../../entities/activity/type-label.tsx';
import { formatPlan } from '../../../lib/format.ts';
import { useMinute } from '../../../lib/now.ts';
import { ActivityLink } from '../../activity/activity-link.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { stageFill } from '../model/stage-fill.ts';
import { findingHatches, findingsText } from './block-findings.tsx';
import { BlockVehicles, vehiclesText } from './block-vehicles.tsx';
import { type BlockNow, expectedTimeText, isOpenNow, nameOf, wordsOf } from './block-words.tsx';
import classes from './board-block.module.css';
import type { BoardBlockProps } from './board-block-props.ts';
import { type ExpectedShadow, expectedInstead, expectedShadow, expectedText, shadowStyle } from './expected-shadow.ts';
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
	const expected = props.isOnPaper ? null : expectedInstead({ row, estimate, now });
	const shadow = expected && expectedShadow({ ...props, now });
	const shown = { status, now, planned: formatPlan(row, now), expected };
	const plan = { from: props.from, to: props.to };
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
			style={blockStyle(props, shadow)}
			aria-label={blockName(props, shown)}
			data-part={part}
			data-vertical={isVertical}
			data-short={isShort}
			data-brief={isBrief}
			data-long={props.isLong}
			data-bare={isBare || undefined}
			data-plan={isPlan || undefined}
			data-status={status}
			data-expected={shadow ? shadowKind(shadow) : undefined}
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

function blockStyle({ left, top, width, height, saysStage, row }: BoardBlockProps, shadow: ExpectedShadow | null) {
	const fill = saysStage && row.stage ? stageFill(row.stage.color) : {};
	return { left, top, width, height, ...fill, ...(shadow && shadowStyle(shadow)) };
}

function shadowKind({ isTooLate }: ExpectedShadow): 'too-late' | 'later' {
	return isTooLate ? 'too-late' : 'later';
}

function barsOf({ drawn, until, leastVisible }: BoardBlockProps) {
	return { drawn, until, leastVisible };
}

/** Set on the plan's element and not on the block, whose other elements would have to be restyled with it. */
function planStyle({ share }: BoardBlockProps): CSSProperties | undefined {
	return share === 1 ? undefined : { '--share': share };
}

/** The block's name for screen readers (BRD-05): all that is seen, in the order in which it is seen, and the rest. */
function blockName(props: BoardBlockProps, shown: BlockNow): string {
	const { row, lane, saysStage, isSelected, findings = [] } = props;
	const { status, now, expected } = shown;
	const shownVehicles = props.hasVehicles ? [vehiclesText(row.vehicles)] : [];
	const stage = saysStage && row.stage ? [row.stage.name] : [];
	const what = [lane, row.activityType.name, ...stage, ...shownVehicles, nameOf(row)];
	const instead = expected ? [texts.expected(expectedText(expected, now))] : [];
	const words = [...what, ...timesOf(props, shown), STATUS_NAMES[status], ...instead];
	return `${words.join(', ')}${isSelected ? texts.chosen : ''}${findingsText(findings)}`;
}

/** The time that is seen, and the planned one where that says less. */
function timesOf(props: BoardBlockProps, shown: BlockNow): string[] {
	const { status, now, planned } = shown;
	const expected = expectedTimeText(props, shown);
	if (expected !== null) return props.isShort ? [expected, planned] : [expected];
	if (!isOpenNow(status) || props.part === 'flags') return [planned];
	const brief = props.isBrief ? [briefTimingText(props.row, now)] : [];
	return [...brief, timingText(props.row, now), planned];
}

/** What is in a block that is too short for words: the vehicles, or the type's icon where they do not fit or there are none. */
function shortContent({ row, hasVehicles }: BoardBlockProps) {
	if (hasVehicles) return <BlockVehicles vehicles={row.vehicles} />;
	return <TypeIcon type={row.activityType} size={16} />;
}
