import type { Activity } from '@crossload/contract';
import { type Estimate, isCancelled, isOver, type Minutes, minutesOfTime, type Span } from '@crossload/domain';
import classes from './block-bars.module.css';

interface RealBarsFacts {
	readonly row: Activity;
	readonly plan: Span;
	/** Minutes that the block is drawn as, which may be more than are planned. */
	readonly drawn: Minutes;
	readonly now: Minutes;
	readonly estimate: Estimate | undefined;
	/** Where the time line ends, and with it what is drawn. */
	readonly until: Minutes;
	/** What is over and differs from its plan by less, at both ends, has no bar: it could not be distinguished from the plan. */
	readonly leastVisible?: Minutes | undefined;
}

/**
 * What really happened, on the plan's scale, so that it may stick out: from its start to its end or now; dashed how it is
 * expected to go on, or how long it has been waited for since its planned start (BRD-03).
 */
export function realBars({ row, plan, drawn, now, estimate, until, leastVisible = 0 }: RealBarsFacts) {
	const start = minutesOfTime(row.start);
	if (plan.to === plan.from || isCancelled(row)) return null;
	const bar = (name: string | undefined, { from, to }: Span) => {
		const length = Math.min(to, until) - from;
		if (length <= 0) return null;
		const style = { '--real-from': (from - plan.from) / drawn, '--real-length': length / drawn };
		return <span className={name} style={style} />;
	};
	if (start === null) {
		const isWaiting = !isOver(row) && plan.from < now && !estimate?.forgotten;
		return isWaiting && bar(classes.awaited, { from: plan.from, to: now });
	}
	const end = Math.max(start, minutesOfTime(row.end) ?? now);
	const differs = Math.max(Math.abs(start - plan.from), Math.abs(end - plan.to));
	if (row.end !== null && differs < leastVisible) return null;
	return (
		<>
			{bar(classes.real, { from: start, to: end })}
			{row.end === null && estimate && bar(classes.expected, { from: end, to: estimate.end })}
		</>
	);
}
