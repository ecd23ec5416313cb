import type { LanePartKind, Minutes, Packed } from '@crossload/domain';
import type { NamedLane } from './lane-groups.ts';
import type { LineTops } from './lane-lines.ts';
import type { TimeRange } from './time-range.ts';
import type { BlockFinding, BlockFindings } from './use-block-findings.ts';

/** What cannot be in a lane, and where that is drawn. */
export interface LaneClash {
	readonly finding: BlockFinding;
	/** The line that joins its blocks, in rem from the lane's top; null where the lane has one of them. */
	readonly join: { readonly at: Minutes; readonly top: number; readonly bottom: number } | null;
	/** The free room behind the lowest of them for what it is; null where something stands. */
	readonly badge: {
		readonly from: Minutes;
		readonly to: Minutes;
		readonly top: number;
		readonly bottom: number;
	} | null;
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
}

/** The impossible findings of the blocks that are drawn, each once; of two that would be said at one place, the first. */
export function laneClashes(shown: Shown): readonly LaneClash[] {
	const members = new Map<BlockFinding, Member[]>();
	for (const member of drawnMembers(shown)) {
		for (const finding of shown.findings.get(member.block.id) ?? []) {
			if (finding.severity !== 'impossible' || finding.to === null) continue;
			const others = members.get(finding);
			if (others) others.push(member);
			else members.set(finding, [member]);
		}
	}
	const taken = new Set<Packed>();
	return [...members].map(([finding, involved]) => {
		const lowest = involved.reduce((low, one) => (one.bottom > low.bottom ? one : low));
		const isTaken = taken.has(lowest.block);
		taken.add(lowest.block);
		return { finding, join: joinOf(finding, involved), badge: isTaken ? null : badgeOf(finding, lowest, shown) };
	});
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

function joinOf({ to }: BlockFinding, involved: readonly Member[]): LaneClash['join'] {
	if (to === null || involved.length < 2) return null;
	const top = Math.min(...involved.map((one) => one.top));
	const bottom = Math.max(...involved.map((one) => one.bottom));
	return { at: to, top, bottom };
}

/** Behind the block and its words, before what comes next on its line. */
function badgeOf({ to }: BlockFinding, { block, part, top, bottom }: Member, shown: Shown): LaneClash['badge'] {
	const from = Math.max(block.to, to ?? block.to);
	const onLine = shown.lane.parts.find(({ kind }) => kind === part)?.blocks ?? [];
	const next = onLine.find((other) => other.line === block.line && other.id !== block.id && other.to > block.to);
	const end = Math.min(next?.from ?? Number.POSITIVE_INFINITY, from + shown.most);
	return end - from < shown.least ? null : { from, to: end, top, bottom };
}
