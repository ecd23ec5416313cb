import { Checkbox } from '@mantine/core';
import { mdiArrowRight } from '@mdi/js';
import { useId } from 'react';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityName } from '../activity/activity-name.ts';
import classes from './delay-lines.module.css';
import type { DelayLine } from './delay-preview.ts';
import { becauseText, DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** Each activity that moves: old → new, by how much and why; each can be left out. */
export function DelayLines({ delay }: { delay: Delay }) {
	const { lines, absorbed } = delay.preview;
	return (
		<section aria-label={texts.lines(lines.length)}>
			<div className={classes.title}>
				<strong>{texts.lines(lines.length)}</strong>
				<span>{texts.untick}</span>
			</div>
			<ul className={classes.lines}>
				{lines.map((line) => (
					<Line key={line.activity.id} line={line} delay={delay} />
				))}
			</ul>
			{absorbed > 0 && <p className={classes.absorbed}>{texts.absorbed(absorbed)}</p>}
		</section>
	);
}

function Line({ line: { activity, change, isTaken, waitsForLeftOut }, delay }: { line: DelayLine; delay: Delay }) {
	const now = useNow();
	const id = useId();
	const nameOf = (id: number) => {
		const other = delay.nameOf(id);
		return other ? activityName(other) : '';
	};
	const why =
		waitsForLeftOut && change.because
			? texts.leftOut(nameOf(change.because.activityId))
			: becauseText(change.because, nameOf);
	return (
		<li className={classes.line} data-left={!isTaken || undefined}>
			<label className={classes.label} htmlFor={id}>
				<Checkbox id={id} checked={isTaken} onChange={() => delay.toggle(activity.id)} />
				<span className={classes.name}>
					<TypeIcon type={activity.activityType} size={16} /> {activityName(activity)}
				</span>
				<span className={classes.times}>
					<span className={classes.was}>{formatPlan(activity, now)}</span>
					<Icon path={mdiArrowRight} size={16} />
					<span className={classes.willBe}>{formatPlan(change, now)}</span>
				</span>
				<span className={classes.why}>{why}</span>
				<span className={classes.by}>{texts.by(change.by)} min</span>
			</label>
		</li>
	);
}
