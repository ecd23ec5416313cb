import type { Activity } from '@crossload/contract';
import {
	curfewAfter,
	festivalDayOf,
	instantOfMinutes,
	isOpen,
	type Minutes,
	minutesOf,
	type PlanActivity,
	plannedSpan,
	type Span,
	timeOfMinutes,
} from '@crossload/domain';
import { formatTime } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import classes from './delay-strip.module.css';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** The stage's shows on a time line, as they were and will be; hidden from screen readers, as the lines say the same. */
export function DelayStrip({ strip, stage }: { strip: Strip; stage: Activity['stage'] }) {
	const now = minutesOf(useMinute());
	const { from, to, shows, gaps, hours, curfew } = strip;
	const share = (minutes: number) => `${(minutes / (to - from)) * 100}%`;
	const at = (minute: number) => ({ left: share(minute - from) });
	const block = (span: { from: number; to: number }) => ({ ...at(span.from), width: share(span.to - span.from) });
	return (
		<div className={classes.strip} style={{ '--stage': stage?.color }} aria-hidden>
			<span className={classes.head}>{texts.was}</span>
			<span className={classes.head}>{texts.willBe}</span>
			<div className={classes.time}>
				{hours.map((hour) => (
					<span key={hour} className={classes.hour} style={at(hour)}>
						{formatTime(timeOfMinutes(hour))}
					</span>
				))}
				{shows.map(({ id, name, was, willBe }) => (
					<div key={id}>
						<span className={classes.was} style={block(was)}>
							{name}
						</span>
						<span
							className={classes.show}
							data-over={(curfew !== null && willBe.to > curfew) || undefined}
							style={block(willBe)}
						>
							{name}
						</span>
						{curfew !== null && willBe.to > curfew && (
							<span className={classes.over} style={block({ from: Math.max(willBe.from, curfew), to: willBe.to })} />
						)}
					</div>
				))}
				{gaps.map(({ at: middle, minutes }) => (
					<span key={middle} className={classes.gap} style={at(middle)}>
						{minutes}
					</span>
				))}
				{now > from && now < to && <span className={classes.now} style={at(now)} />}
				{curfew !== null && (
					<span className={classes.curfew} style={at(curfew)}>
						<span className={classes.curfewText}>{texts.curfew(formatTime(timeOfMinutes(curfew)))}</span>
					</span>
				)}
			</div>
		</div>
	);
}

const HOUR_MINUTES = 60;

/** A show of the stage, before and after the delay. */
interface StripShow {
	readonly id: number;
	readonly name: string;
	readonly was: Span;
	readonly willBe: Span;
}

/** The shows of a stage on a time line, from the delayed activity to the end of the festival day. */
export interface Strip extends Span {
	readonly shows: readonly StripShow[];
	/** Changeovers as they will be: the moment in the middle, and how long. */
	readonly gaps: readonly { readonly at: Minutes; readonly minutes: number }[];
	readonly hours: readonly Minutes[];
	/** The stage's curfew, to which the time line reaches at least; null without one. */
	readonly curfew: Minutes | null;
}

/** Null where no show is moved on the activity's stage. */
export function stripOf({ activity, model, from, preview }: Delay): Strip | null {
	const stageId = activity.stage?.id;
	if (stageId === undefined || from === null) return null;
	const { plan } = model.index;
	const shows = plan
		.activitiesOf('stage', stageId)
		.filter(isOpen)
		.flatMap((show) => {
			const after = preview.index.plan.row('activity', show.id) ?? show;
			const [was, willBe] = [plannedSpan(show), plannedSpan(after)];
			const isShown = was && willBe && was.to >= from && isSameDay(was.from, from);
			return isShown ? [{ id: show.id, name: nameOf(plan, show), was, willBe }] : [];
		});
	const isMoved = shows.some(({ was, willBe }) => was.from !== willBe.from || was.to !== willBe.to);
	if (!isMoved) return null;
	const curfew = plan.row('stage', stageId)?.curfew ?? null;
	return createStrip(shows, curfew === null ? null : curfewAfter(curfew, from));
}

function nameOf(plan: Delay['model']['index']['plan'], show: PlanActivity): string {
	return (show.bandId === null ? undefined : plan.row('band', show.bandId)?.name) ?? show.typeName;
}

function isSameDay(one: Minutes, other: Minutes): boolean {
	return festivalDayOf(instantOfMinutes(one)) === festivalDayOf(instantOfMinutes(other));
}

function createStrip(shows: readonly StripShow[], curfew: Minutes | null): Strip {
	const spans = shows.flatMap(({ was, willBe }) => [was, willBe]);
	const from = Math.floor(Math.min(...spans.map((span) => span.from)) / HOUR_MINUTES) * HOUR_MINUTES;
	const last = Math.max(...spans.map((span) => span.to), curfew ?? 0);
	const to = Math.ceil((last + 1) / HOUR_MINUTES) * HOUR_MINUTES;
	const inOrder = shows.toSorted((a, b) => a.willBe.from - b.willBe.from);
	const gaps = inOrder.flatMap(({ willBe }, index) => {
		const next = inOrder[index + 1]?.willBe;
		const minutes = next ? next.from - willBe.to : 0;
		return minutes > 0 ? [{ at: willBe.to + minutes / 2, minutes }] : [];
	});
	const hours = Array.from({ length: (to - from) / HOUR_MINUTES }, (_, hour) => from + hour * HOUR_MINUTES);
	return { from, to, shows, gaps, hours, curfew };
}
