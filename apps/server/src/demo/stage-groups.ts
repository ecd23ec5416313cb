import { apportion } from './act-classes.ts';

/** Stages whose acts follow one another: one stage, or twin main stages that take turns. */
export interface StageGroup {
	readonly kind: 'main' | 'tent' | 'twin';
	readonly stageKeys: readonly number[];
}

/** From this many stages on, the first two are twins and the last third are tents. */
const TWINS_FROM = 10;

/** Acts of a group on a day: usual, fewest, most. */
const ACTS_PER_DAY = {
	main: { usual: 5, least: 3, most: 8 },
	tent: { usual: 8.5, least: 7, most: 11 },
	twin: { usual: 10, least: 6, most: 14 },
} as const;

/** The Saturday is the fullest day, the Thursday begins in the evening. */
const DAY_WEIGHTS = [0.6, 1, 1.5, 1];

/** The groups of so many stages, the one with the biggest acts first. */
export function stageGroupsOf(stageCount: number): StageGroup[] {
	const keys = Array.from({ length: stageCount }, (_, key) => key);
	if (stageCount < TWINS_FROM) return keys.map((key) => ({ kind: 'main', stageKeys: [key] }));
	const firstTent = Math.ceil((stageCount * 2) / 3);
	const single = (key: number): StageGroup => ({ kind: key < firstTent ? 'main' : 'tent', stageKeys: [key] });
	return [{ kind: 'twin', stageKeys: [0, 1] }, ...keys.slice(2).map(single)];
}

/** How many acts a group has on a day. */
export interface StageGroupDay {
	readonly group: StageGroup;
	readonly groupIndex: number;
	readonly dayIndex: number;
	readonly acts: number;
}

/** Spreads the acts over groups and days, within what each can hold. Throws RangeError when they do not fit. */
export function stageGroupDays(groups: readonly StageGroup[], days: number, acts: number): StageGroupDay[] {
	const cells = groups.flatMap((group, groupIndex) =>
		DAY_WEIGHTS.slice(-days).map((weight, dayIndex) => ({ group, groupIndex, dayIndex, weight })),
	);
	const weights = cells.map(({ group, weight }) => ACTS_PER_DAY[group.kind].usual * weight);
	const shares = apportion<string>(acts, Object.fromEntries(weights.map((weight, index) => [String(index), weight])));
	const counts = cells.map(({ group }, index) => {
		const { least, most } = ACTS_PER_DAY[group.kind];
		return Math.min(most, Math.max(least, shares[String(index)] ?? 0));
	});
	balance(counts, { acts, limits: cells.map(({ group }) => ACTS_PER_DAY[group.kind]) });
	return cells.map((cell, index) => ({ ...cell, acts: counts[index] ?? 0 }));
}

/** Takes from the fullest cells, or adds to the emptiest, until the counts add up. */
function balance(
	counts: number[],
	{ acts, limits }: { acts: number; limits: readonly { usual: number; least: number; most: number }[] },
): void {
	const fullness = (index: number) => (counts[index] ?? 0) / (limits[index]?.usual ?? 1);
	for (let missing = acts - sumOf(counts); missing !== 0; missing = acts - sumOf(counts)) {
		const step = Math.sign(missing);
		const open = [...counts.keys()].filter((index) => {
			const next = (counts[index] ?? 0) + step;
			return next >= (limits[index]?.least ?? 0) && next <= (limits[index]?.most ?? 0);
		});
		const cell = open.sort((a, b) => step * (fullness(a) - fullness(b)))[0];
		if (cell === undefined) throw new RangeError(`${acts} acts do not fit on these stages and days`);
		counts[cell] = (counts[cell] ?? 0) + step;
	}
}

function sumOf(counts: readonly number[]): number {
	return counts.reduce((sum, count) => sum + count, 0);
}
