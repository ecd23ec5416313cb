import type { Activity } from '@crossload/contract';
import { type ActivityStatus, type Estimate, type Instant, timeOfMinutes } from '@crossload/domain';
import type { CSSProperties } from 'react';
import { STATUS_ICONS } from '../../../entities/activity/activity-icons.ts';
import { briefTimingText, timingText } from '../../../entities/activity/timing-text.tsx';
import { TypeIcon } from '../../../entities/activity/type-label.tsx';
import { SeverityIcon } from '../../../entities/finding/severity-badge.tsx';
import { formatTime } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import classes from './block-words.module.css';
import type { BoardBlockProps } from './board-block-props.ts';

/** What a block says at a moment. */
export interface BlockNow {
	readonly status: ActivityStatus;
	readonly now: Instant;
	readonly planned: string;
	/** When it is expected instead; null where that is as planned. */
	readonly expected: Estimate | null;
}

/** A block's words: of a point one line with its icons and name, else the name with icons and the time below it. */
export function wordsOf(props: BoardBlockProps, shown: BlockNow) {
	const { row, part } = props;
	const isTypeInBlock = props.isShort && !props.hasVehicles;
	const type = !isTypeInBlock && <TypeIcon type={row.activityType} size={14} />;
	const icons = iconsOf(props, shown);
	return (
		<span className={classes.words} style={wordsStyle(props)} aria-hidden>
			{part === 'flags' && icons}
			{type}
			{type ? ` ${nameOf(row)}` : nameOf(row)}
			{part !== 'flags' && (
				<>
					{'\n'}
					<span className={classes.time}>
						{icons}
						{timeText(props, shown)}
					</span>
				</>
			)}
		</span>
	);
}

/** The icons of status and finding; a narrow late or running block omits the finding's, which its frame shows as well. */
function iconsOf(
	{ findings = [], isBrief }: Pick<BoardBlockProps, 'findings' | 'isBrief'>,
	{ status }: Pick<BlockNow, 'status'>,
) {
	const [worst] = findings;
	return (
		<>
			{status !== 'planned' && <Icon path={STATUS_ICONS[status]} size={14} className={classes.status} />}
			{worst && !(isBrief && isOpenNow(status)) && (
				<SeverityIcon severity={worst.severity} size={14} className={classes.finding} />
			)}
		</>
	);
}

/** The planned time, of a short or narrow block its start; of what is late or under way what that means now. */
function timeText(props: BoardBlockProps, shown: BlockNow): string {
	const { row, isBrief } = props;
	const { status, now } = shown;
	if (isOpenNow(status)) return isBrief ? briefTimingText(row, now) : timingText(row, now);
	return expectedTimeText(props, shown) ?? plannedText(props, shown);
}

function plannedText({ row, isShort, isBrief }: BoardBlockProps, { planned }: BlockNow): string {
	const start = row.planned_start ?? row.planned_end;
	return (isShort || isBrief) && start !== null ? formatTime(start) : planned;
}

/** `18:40–19:15 ≈ 19:31`: beside the planned time the expected start; null where that is as planned, or there is no room for it. */
export function expectedTimeText(props: BoardBlockProps, shown: BlockNow): string | null {
	const { status, expected } = shown;
	if (expected === null || isOpenNow(status) || !hasRoomForExpected(props)) return null;
	return `${plannedText(props, shown)} ≈\u00a0${formatTime(timeOfMinutes(expected.start))}`;
}

/** In a column it goes on in a line below, the sign with its time; in a lane it would be cut beside the icon of a finding. */
function hasRoomForExpected(props: BoardBlockProps): boolean {
	const { part, isBrief, isShort, isWide, isLong, isVertical, findings = [], hasWords = true } = props;
	if (part === 'flags' || isBrief || !hasWords) return false;
	if (isVertical || isLong) return true;
	return findings.length === 0 && (isShort === true || isWide === true);
}

function wordsStyle({ wordsFrom, free, wordsTop }: BoardBlockProps): CSSProperties | undefined {
	if (wordsTop !== undefined) return { '--words-top': wordsTop };
	return free === undefined ? undefined : { '--words-from': wordsFrom, '--free': free };
}

export function nameOf({ band, vehicles }: Activity): string {
	return band?.name ?? vehicles[0]?.name ?? texts.unnamed;
}

export function isOpenNow(status: ActivityStatus): boolean {
	return status === 'late' || status === 'running';
}
