import type { Template, TemplateStep } from '@crossload/contract';
import { Button, Menu } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { moved } from './moved.ts';
import { StepRow } from './step-row.tsx';
import classes from './template-steps.module.css';
import { StepsHead } from './template-steps.tsx';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, sentStep } from './template-values.ts';
import { useMovedStep } from './use-moved-step.ts';
import { useStepOrder } from './use-step-order.ts';
import { type ChangeSteps, useStepsInPlace } from './use-steps-in-place.ts';

/** The steps of a template as a picture and a table, both changed where they stand; each change is saved at once (TPL-04). */
export function StepsInPlace({ template }: { template: Template }) {
	const { steps, change } = useStepsInPlace(template);
	const isOffline = useConnection() === 'offline';
	const [focused, setFocused] = useState<number | null>(null);
	const alter = (place: number, changed: Partial<TemplateStep>) =>
		change((present) => present.map((step, at) => (at === place ? { ...step, ...changed } : step)));
	const onLost = () => notify.error(texts.conflict);
	const { shown, onMove, onDrop, onCancel } = useMovedStep(steps, {
		onMoved: (place, offset) => alter(place, { offset }),
		onLost,
	});
	const order = useStepOrder(steps, {
		onMove: (from, to) => change((present) => moved(present, from, to)),
		onLost,
	});
	const body = useRef<HTMLTableSectionElement>(null);
	const removedAt = useFocusAfterRemoval(body, steps.length);
	const remove = (place: number) => {
		removedAt.current = place;
		change((present) => present.filter((_, at) => at !== place));
	};
	return (
		<>
			<div onPointerUp={onDrop} onPointerCancel={onCancel}>
				<TemplateStrip steps={shown} focused={focused} {...(!isOffline && { onMove })} />
			</div>
			{isOffline && (
				<p className={classes.note} role="status">
					{texts.offline}
				</p>
			)}
			{steps.length === 0 && <EmptyState text={texts.noSteps} />}
			{steps.length > 0 && (
				<table className={classes.table}>
					<StepsHead isEditable />
					<tbody ref={body}>
						{order.ordered(shown).map((step, place) => (
							<StepRow
								// biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing of its own but its place
								key={`${template.id} ${place} ${steps.length}`}
								step={step}
								isDisabled={isOffline}
								isHeld={order.heldPlace === place}
								handlers={order.handlersOf(place)}
								onChange={(changed) => alter(place, changed)}
								onRemove={() => remove(place)}
								onFocus={() => setFocused(place)}
							/>
						))}
					</tbody>
				</table>
			)}
			<AddStep change={change} isDisabled={isOffline} />
		</>
	);
}

/** The button that removed a step is gone with its row: the focus goes to the one that has its place. Returns where that is to be set. */
function useFocusAfterRemoval(body: RefObject<HTMLTableSectionElement | null>, count: number) {
	const removedAt = useRef<number | null>(null);
	useLayoutEffect(() => {
		const place = removedAt.current;
		removedAt.current = null;
		if (place !== null) body.current?.rows[Math.min(place, count - 1)]?.querySelector('button')?.focus();
	}, [body, count]);
	return removedAt;
}

/** Adds a step of a type, an hour before the show; its fields say the rest. */
function AddStep({ change, isDisabled }: { change: ChangeSteps; isDisabled: boolean }) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const add = (activityTypeId: string, isPoint: boolean) => {
		const step = sentStep({ ...emptyStep(0), activityTypeId, ...(isPoint && { duration: 0 }) });
		change((present) => [...present, step]);
	};
	return (
		<div className={classes.foot}>
			<Menu position="bottom-start">
				<Menu.Target>
					<Button variant="default" leftSection={<Icon path={mdiPlus} />} disabled={isDisabled}>
						{texts.addStep}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{types.map((type) => (
						<Menu.Item key={type.id} onClick={() => add(type.id, type.timeMode === 'point')}>
							<TypeLabel type={type} />
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			<span className={classes.quiet}>{texts.anchorHint}</span>
		</div>
	);
}
