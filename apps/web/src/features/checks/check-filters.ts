import {
	ALL_DAYS,
	type DayFilter,
	type DescribedFinding,
	FINDING_KINDS,
	type FindingKind,
	instantOf,
	isOnDay,
	parseDayFilter,
} from '@crossload/domain';

export const CHECK_ORDERS = ['severity', 'time'] as const;
export type CheckOrder = (typeof CHECK_ORDERS)[number];

/** What the checks leave out, and in which order the others stand. */
export interface CheckFilters {
	readonly day: DayFilter;
	/** Id of a stage; null for all. */
	readonly stage: number | null;
	readonly kind: FindingKind | null;
	readonly order: CheckOrder;
}

export const NO_FILTERS: CheckFilters = { day: ALL_DAYS, stage: null, kind: null, order: 'severity' };

/** Reads stored filters; each that will not do is as if it had not been set. */
export function parseCheckFilters(stored: unknown): CheckFilters | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { day, stage, kind, order } = stored as Partial<Record<keyof CheckFilters, unknown>>;
	return {
		day: parseDayFilter(day) ?? NO_FILTERS.day,
		stage: typeof stage === 'number' ? stage : null,
		kind: FINDING_KINDS.find((each) => each === kind) ?? null,
		order: CHECK_ORDERS.find((each) => each === order) ?? NO_FILTERS.order,
	};
}

/** What a finding is about, as far as the filters look at it. */
export type FilteredFinding = Pick<DescribedFinding, 'from' | 'kind'> & {
	/** Ids of the stages it touches: its own, that of its position, those of its activities. */
	readonly stages: readonly number[];
};

/** The findings of a day (by where their time begins), a stage and a kind. */
export function filterFindings<F extends FilteredFinding>(
	findings: readonly F[],
	{ day, stage, kind }: Omit<CheckFilters, 'order'>,
): F[] {
	return findings.filter(
		(finding) =>
			isOnDay(day, finding.from) &&
			(stage === null || finding.stages.includes(stage)) &&
			(kind === null || finding.kind === kind),
	);
}

/** The findings by when their time begins, the worst of a minute first; those without a time last. */
export function byTime<F extends Pick<DescribedFinding, 'from'>>(worstFirst: readonly F[]): F[] {
	const begins = ({ from }: F) => (from === null ? Number.POSITIVE_INFINITY : instantOf(from));
	return worstFirst.toSorted((a, b) => (a.from === b.from ? 0 : begins(a) - begins(b)));
}
