import type { Activity } from '@crossload/contract';
import { minutesOf, timeOfMinutes } from '@crossload/domain';
import { formatTime } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import classes from './delay-strip.module.css';
import type { Strip } from './delay-strip-times.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';

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
