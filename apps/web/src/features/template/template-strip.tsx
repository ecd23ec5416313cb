import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { offsetText } from './offset-text.ts';
import { hourText, SHOW_BLOCK, type Strip, type StripStep, stripOf } from './strip-layout.ts';
import classes from './template-strip.module.css';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { type StripDragHandlers, useStripDrag } from './use-strip-drag.ts';

interface TemplateStripProps {
	steps: readonly StripStep[];
	/** What is called as a step is dragged; without it no step can be dragged. */
	moving?: StripDragHandlers;
	/** The index of the step whose fields have the focus: it is scrolled into view. */
	focused?: number | null;
}

/** A band's day as a chart, in hours from its show; the table or the fields below it have the same in words. */
export function TemplateStrip({ steps, moving, focused = null }: TemplateStripProps) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const { drag, handlers } = useStripDrag(steps, moving);
	// During a drag the layout stays as it was before, and only the dragged step moves.
	const layoutSteps = drag?.steps ?? steps;
	const strip = useMemo(() => stripOf(layoutSteps), [layoutSteps]);
	const fractionAt = fractionIn(strip);
	const draggedMinutes = (id: number) => (drag?.index === id ? (steps[id]?.offset ?? 0) - drag.offset : 0);
	const marked = drag?.index ?? focused;
	const scroller = useRef<HTMLElement>(null);
	useEffect(() => {
		const step = focused === null ? null : scroller.current?.querySelector<HTMLElement>(`[data-step="${focused}"]`);
		if (step) scrollToMiddle(scroller.current, step);
	}, [focused]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontal scroller must be scrollable by keyboard too
		<section ref={scroller} className={classes.scroller} aria-label={texts.timeLine} tabIndex={0} {...handlers}>
			<div
				className={classes.strip}
				data-movable={moving !== undefined || undefined}
				style={{ '--lines': strip.lines }}
				aria-hidden
			>
				<Hours strip={strip} />
				{strip.blocks.map(({ id, from, length, line }) => {
					const typeId = id === SHOW_BLOCK ? 'show' : steps[id]?.activityTypeId;
					const type = types.find((one) => one.id === typeId);
					const at = fractionAt(from + draggedMinutes(id));
					const style = { '--at': at, '--length': length / (strip.to - strip.from), '--line': line };
					return (
						<span
							key={id}
							className={classes.step}
							data-step={id}
							data-marked={id === marked || undefined}
							style={style}
						>
							<span
								className={classes.block}
								data-show={id === SHOW_BLOCK || undefined}
								data-point={length === 0 || undefined}
							/>
							{type && <TypeIcon type={type} size={16} />}
							<span>{type?.name ?? typeId}</span>
							{id === marked && <span className={classes.offset}>{offsetText(steps[id]?.offset ?? 0)}</span>}
						</span>
					);
				})}
			</div>
		</section>
	);
}

function Hours({ strip }: { strip: Strip }) {
	const fractionAt = fractionIn(strip);
	return strip.hours.map((minutes) => (
		<span
			key={minutes}
			className={classes.hour}
			data-show={minutes === 0 || undefined}
			style={{ '--at': fractionAt(minutes) }}
		>
			<span className={classes.hourName}>{minutes === 0 ? texts.show : hourText(minutes, strip)}</span>
		</span>
	));
}

/** Scrolls sideways alone: the field that has the focus, which may be far below the strip, stays in sight. */
function scrollToMiddle(scroller: HTMLElement | null, { offsetLeft, offsetWidth }: HTMLElement): void {
	scroller?.scrollTo({ left: offsetLeft + (offsetWidth - scroller.clientWidth) / 2 });
}

/** How far from its left edge a strip shows a time, as a fraction of its width. */
function fractionIn({ from, to }: Strip) {
	return (minutes: number) => (minutes - from) / (to - from);
}
