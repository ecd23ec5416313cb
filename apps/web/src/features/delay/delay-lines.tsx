import { mdiArrowRight } from '@mdi/js';
import { useId } from 'react';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { formatPlans } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tick } from '../../ui/tick.tsx';
import { activityName } from '../activity/activity-name.ts';
import type { DelayLine } from './delay-line.ts';
import classes from './delay-lines.module.css';
import { becauseText, DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** Each activity that moves: old → new, by how much and why; each can be left out. */
export function DelayLines({ delay }: { delay: Delay }) {
	const { lines } = delay.preview;
	const taken = lines.filter(({ isTaken }) => isTaken).length;
	const id = useId();
	return (
		<section aria-label={texts.lines(lines.length)} className={classes.section}>
			<div className={classes.title}>
				<label className={classes.all} htmlFor={id}>
					<Tick
						id={id}
						label={texts.all}
						isTicked={taken === lines.length}
						isPartly={taken > 0 && taken < lines.length}
						onToggle={delay.toggleAll}
					/>
					<strong>{texts.lines(lines.length)}</strong>
				</label>
				<span>{texts.untick}</span>
			</div>
			<ul className="plain-list">
				{lines.map((line) => (
					<Line key={line.activity.id} line={line} delay={delay} />
				))}
			</ul>
		</section>
	);
}

function Line({ line, delay }: { line: DelayLine; delay: Delay }) {
	const { activity, by, isTaken } = line;
	const [was, willBe] = formatPlans(activity, line, useNow());
	const id = useId();
	return (
		<li className={classes.line} data-left-out={!isTaken || undefined}>
			<label className={classes.label} htmlFor={id}>
				<Tick id={id} isTicked={isTaken} onToggle={() => delay.toggle(activity.id)} />
				<span className={classes.name}>
					<TypeIcon type={activity.activityType} size={16} /> {activityName(activity)}
				</span>
				<span className={classes.times}>
					<span className="secondary">{was}</span>
					<Icon path={mdiArrowRight} size={16} />
					<span className={classes.willBe}>{willBe}</span>
				</span>
				<span className={classes.why}>
					{delay.changed.has(activity.id) && <strong className={classes.changed}>{texts.changed} </strong>}
					{reasonText(line, delay)}
				</span>
				<span className={classes.by}>{by === 0 ? '' : `${texts.by(by)} min`}</span>
			</label>
		</li>
	);
}

function reasonText({ because, waitsForLeftOut, isFix, positionId }: DelayLine, delay: Delay): string {
	const nameOf = (id: number) => {
		const other = delay.activityOf(id);
		return other ? activityName(other) : '';
	};
	const position = delay.model.rows.positions.find(({ id }) => id === positionId);
	if (position) return texts.movedTo(position.name);
	if (isFix) return texts.chosenHere;
	if (waitsForLeftOut && because) return texts.leftOut(nameOf(because.activityId));
	return becauseText(because, delay.activityOf);
}
