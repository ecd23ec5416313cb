import type { LanePartKind, Packed } from '@crossload/domain';
import { SeverityIcon } from '../../../entities/finding/severity-badge.tsx';
import { isShort } from '../model/block-room.ts';
import { laneClashes } from '../model/lane-clashes.ts';
import { lineTops, roomAbove } from '../model/lane-lines.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import type { PlacedLane } from '../window/use-lane-window.ts';
import classes from './lane-clash-marks.module.css';

interface LaneClashMarksProps extends Pick<PlacedLane, 'named'> {
	readonly board: Board;
	readonly range: TimeRange;
	readonly visible: TimeRange;
}

/**
 * What joins the blocks of a lane that cannot all be: a line where their common time ends, and what and when in words; and
 * between two shows how much of a changeover is left where that is too short (BRD-03). Screen readers hear it with each of the blocks.
 */
export function LaneClashMarks({ board, named, range, visible }: LaneClashMarksProps) {
	const { room, findings, kind } = board;
	const tops = lineTops(named.lane, roomAbove(kind));
	const share = (minutes: number) => `${(minutes / (range.to - range.from)) * 100}%`;
	const placeOf = (from: number, { top, bottom }: { top: number; bottom: number }) => ({
		left: share(from - range.from),
		top: `${top}rem`,
		height: `${bottom - top}rem`,
	});
	const spillOf = ({ id }: Packed, part: LanePartKind) => {
		const planned = board.planned.get(id);
		return part === 'flags' || (planned && isShort(planned, room)) ? room.behind : 0;
	};
	const [least, most] = [room.least, room.clash];
	const clashes = laneClashes({ lane: named.lane, tops, findings, visible, least, most, spillOf });
	return (
		<>
			{clashes.map(
				({ finding, join }) =>
					join && (
						<span
							key={finding.key}
							className={classes.join}
							style={placeOf(join.at, join)}
							data-clash-join
							aria-hidden
						/>
					),
			)}
			{clashes.map(
				({ finding, badge }) =>
					badge && (
						<span
							key={finding.key}
							className={classes.place}
							style={{ ...placeOf(badge.from, badge), width: share(badge.to - badge.from) }}
							aria-hidden
						>
							<span className={classes.badge} data-clash={finding.severity}>
								<SeverityIcon severity={finding.severity} size={14} />
								{finding.brief()}
							</span>
						</span>
					),
			)}
		</>
	);
}
