import type { Template } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { SHOW_BLOCK, stripOf } from './strip-layout.ts';
import classes from './template-strip.module.css';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** An act's day as a picture, in hours from its show; the table below it says the same in words. */
export function TemplateStrip({ steps }: Pick<Template, 'steps'>) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const strip = useMemo(() => stripOf(steps), [steps]);
	const share = (minutes: number) => (minutes - strip.from) / (strip.to - strip.from);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys as well
		<section className={classes.scroller} aria-label={texts.timeLine} tabIndex={0}>
			<div className={classes.strip} style={{ '--lines': strip.lines } as CSSProperties} aria-hidden>
				{strip.hours.map((minutes) => (
					<span
						key={minutes}
						className={classes.hour}
						data-show={minutes === 0 || undefined}
						style={{ '--at': share(minutes) } as CSSProperties}
					>
						<span className={classes.hourName}>{minutes === 0 ? texts.show : hourText(minutes)}</span>
					</span>
				))}
				{strip.blocks.map(({ id, from, length, line }) => {
					const typeId = id === SHOW_BLOCK ? 'show' : steps[id]?.activityTypeId;
					const type = types.find((one) => one.id === typeId);
					const style = { '--at': share(from), '--length': length / (strip.to - strip.from), '--line': line };
					return (
						<span key={id} className={classes.step} style={style as CSSProperties}>
							<span
								className={classes.block}
								data-show={id === SHOW_BLOCK || undefined}
								data-point={length === 0 || undefined}
							/>
							{type && <TypeIcon type={type} size={16} />}
							<span className={classes.name}>{type?.name ?? typeId}</span>
						</span>
					);
				})}
			</div>
		</section>
	);
}

function hourText(minutes: number): string {
	return `${minutes < 0 ? '−' : '+'}${Math.abs(minutes) / 60} h`;
}
