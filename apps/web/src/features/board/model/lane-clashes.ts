import { groupBy, type LanePartKind, type Minutes, type Packed } from '@crossload/domain';
import type { NamedLane } from './lane-groups.ts';
import type { LineTops } from './lane-lines.ts';
import type { TimeRange } from './time-range.ts';
import type { BlockFinding, BlockFindings } from './use-block-findings.ts';

/** The kind of finding that is no clash of blocks, but too little time between two shows. */
const CHANGEOVER = 'changeover-short';

/** What cannot be in a lane, or a changeover that is too short, and where that is drawn. */
export interface LaneClash {
	readonly finding: BlockFinding;
	/** The line that joins its blocks, in rem from the lane's top; null where the lane has one of them, and for changeovers. */
	readonly join: { readonly at: Minutes; readonly top: number; readonly bottom: number } | null;
	/** Where it is said what it is; null where there is no room. */
	readonly badge: Badge | null;
}

/** Free room behind one of the blocks, in rem from the lane's top. */
interface Badge {
	readonly from: Minutes;
	readonly to: Minutes;
	readonly top: number;
	readonly bottom: number;
}

interface Member {
	readonly block: Packed;
	readonly part: LanePartKind;
	readonly top: number;
	readonly bottom: number;
}

interface Shown {
	readonly lane: NamedLane['lane'];
	readonly tops: LineTops;
	readonly findings: BlockFindings;
	readonly visible: TimeRange;
	/** Minutes that a badge needs at least and at most. */
	readonly least: Minutes;
	readonly most: Minutes;
	/** Minutes behind a block that its words may go on into. */
	readonly spillOf: (block: Packed, part: LanePartKind) => Minutes;
}

/** The impossible findings and short changeovers of the blocks that are drawn, each once. */
export function laneClashes(shown: Shown): readonly LaneClash[] {
	const parts = drawnMembers(shown).flatMap((member) =>
		(shown.findings.get(member.block.id) ?? []).filter(isDrawn).map((finding) => ({ finding, member })),
	);
	const badges: Badge[] = [];
	return [...groupBy(parts, ({ finding }) => finding)].map(([finding, ofFinding]) => {
		const involved = ofFinding.map(({ member }) => member);
		const { join, rooms } =
			finding.kind === CHANGEOVER ? changeover(finding, involved, shown) : clash(finding, involved, shown);
		const badge = nearestRoom(rooms, shown.least, badges);
		if (badge) badges.push(badge);
		return { finding, join, badge };
	});
}

function isDrawn({ kind, severity, to }: BlockFinding): boolean {
	return to !== null && (severity === 'impossible' || kind === CHANGEOVER);
}

function drawnMembers({ lane, tops, findings, visible }: Shown): readonly Member[] {
	return lane.parts.flatMap(({ kind, blocks }) =>
		blocks
			.filter(({ id, from, to }) => findings.has(id) && from < visible.to && visible.from < to)
			.map((block) => {
				const top = tops.topOf(kind, block.line);
				return { block, part: kind, top, bottom: top + tops.heightOf(kind) };
			}),
	);
}

/** What joins the blocks, and where it could be said what is wrong. */
interface Places {
	readonly join: LaneClash['join'];
	readonly rooms: readonly Badge[];
}

/** A line where the time in question is over, and the room behind each of the blocks from then on. */
function clash({ to }: BlockFinding, involved: readonly Member[], shown: Shown): Places {
	const top = Math.min(...involved.map((one) => one.top));
	const bottom = Math.max(...involved.map((one) => one.bottom));
	const join = to === null || involved.length < 2 ? null : { at: to, top, bottom };
	return { join, rooms: involved.map((member) => badgeBehind(member, to ?? member.block.to, shown)) };
}

/** The time between its two shows, which nothing joins. */
function changeover({ from, to }: BlockFinding, involved: readonly Member[], shown: Shown): Places {
	const [earlier, later] = involved.toSorted((a, b) => a.block.from - b.block.from);
	if (!earlier || !later || from === null || to === null) return { join: null, rooms: [] };
	const behind = badgeBehind(earlier, from, shown);
	return { join: null, rooms: [{ ...behind, to: Math.min(behind.to, to) }] };
}

/** Of the rooms that are wide enough and free: first as near as can be to where the time in question is over, then low rather than high. */
function nearestRoom(rooms: readonly Badge[], least: Minutes, taken: readonly Badge[]): Badge | null {
	const free = rooms.filter((room) => room.to - room.from >= least && !taken.some((other) => isOver(room, other)));
	return free.toSorted((a, b) => a.from - b.from || b.top - a.top)[0] ?? null;
}

function isOver(one: Badge, other: Badge): boolean {
	return one.top === other.top && one.from < other.to && other.from < one.to;
}

/** Behind the block and its words, before what comes next on its line. */
function badgeBehind({ block, part, top, bottom }: Member, over: Minutes, shown: Shown): Badge {
	const from = Math.max(block.to + shown.spillOf(block, part), over);
	const onLine = shown.lane.parts.find(({ kind }) => kind === part)?.blocks ?? [];
	const next = onLine.find((other) => other.line === block.line && other.from >= block.to);
	return { from, to: Math.min(next?.from ?? Number.POSITIVE_INFINITY, from + shown.most), top, bottom };
}
