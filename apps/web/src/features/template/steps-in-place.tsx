import type { Template, TemplateStep } from '@crossload/contract';
import { Button, Menu } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isSameValue } from '../../ui/form/merge.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { notify } from '../../ui/notify.tsx';
import { StepRow } from './step-row.tsx';
import classes from './template-steps.module.css';
import { StepsHead } from './template-steps.tsx';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, sentStep } from './template-values.ts';
import { moveItem, useStepOrder } from './use-step-order.ts';
import { type ChangeSteps, useStepsInPlace } from './use-steps-in-place.ts';
import type { MoveStep } from './use-strip-drag.ts';

/** The steps of a template as a strip and a table, both edited in place; each change is saved at once (TPL-04). */
export function StepsInPlace({ template }: { template: Template }) {
	const { steps, change } = useStepsInPlace(template);
	const isOffline = useConnection() === 'offline';
	const [focused, setFocused] = useState<number | null>(null);
	const changeStep = (index: number, changed: Partial<TemplateStep>) =>
		change((present) => present.map((step, other) => (other === index ? { ...step, ...changed } : step)));
	const { shown, ...moving } = useMovedStep(steps, (index, offset) => changeStep(index, { offset }));
	const order = useStepOrder(steps, (from, to) => change((present) => moveItem(present, from, to)));
	const body = useRef<HTMLTableSectionElement>(null);
	const removedIndex = useFocusAfterRemoval(body, steps.length);
	const remove = (index: number) => {
		removedIndex.current = index;
		change((present) => present.toSpliced(index, 1));
	};
	return (
		<>
			<TemplateStrip steps={shown} focused={focused} {...(!isOffline && { moving })} />
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
						{order.ordered(shown).map((step, index) => (
							<StepRow
								// biome-ignore lint/suspicious/noArrayIndexKey: a step has no id but its index
								key={`${template.id} ${index} ${steps.length}`}
								step={step}
								isDisabled={isOffline}
								isDragged={order.draggedIndex === index}
								handlers={order.handlersOf(index)}
								onChange={(changed) => changeStep(index, changed)}
								onRemove={() => remove(index)}
								onFocus={() => setFocused(index)}
							/>
						))}
					</tbody>
				</table>
			)}
			<AddStep change={change} isDisabled={isOffline} />
		</>
	);
}

/** A step that is being dragged: its index and its present offset, and the steps as they were when the drag began. */
interface Drag {
	readonly steps: readonly TemplateStep[];
	readonly index: number;
	readonly offset: number;
}

/**
 * The steps as they are shown while one of them is dragged along the strip; it is saved when it is dropped, unless someone
 * else has changed them meanwhile.
 */
function useMovedStep(steps: readonly TemplateStep[], onMoved: MoveStep) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const validDrag = drag && isSameValue(drag.steps, steps) ? drag : null;
	return {
		shown: steps.map((step, index) => (validDrag?.index === index ? { ...step, offset: validDrag.offset } : step)),
		onMove: (index: number, offset: number) =>
			setDrag((present) => ({ index, offset, steps: present?.steps ?? steps })),
		onDrop: () => {
			if (validDrag) onMoved(validDrag.index, validDrag.offset);
			else if (drag) notify.error(texts.conflict);
			setDrag(null);
		},
		onCancel: () => setDrag(null),
	};
}

/**
 * Keeps the focus in the table when a step is removed together with the button that removed it: the first button of the
 * row that follows gets it. Returns the ref in which the removed index is to be set.
 */
function useFocusAfterRemoval(body: RefObject<HTMLTableSectionElement | null>, count: number) {
	const removedIndex = useRef<number | null>(null);
	useLayoutEffect(() => {
		const index = removedIndex.current;
		removedIndex.current = null;
		if (index !== null) body.current?.rows[Math.min(index, count - 1)]?.querySelector('button')?.focus();
	}, [body, count]);
	return removedIndex;
}

/** A menu that adds a step of a type with the values of an empty one. */
function AddStep({ change, isDisabled }: { change: ChangeSteps; isDisabled: boolean }) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const add = (activityTypeId: string, isPoint: boolean) => {
		const step = sentStep({ ...emptyStep(0), activityTypeId, ...(isPoint && { duration: 0 }) });
		change((present) => [...present, step]);
	};
	return (
		<div className={classes.foot}>
			<LazyMenu
				position="bottom-start"
				button={(button) => (
					<Button {...button} variant="default" leftSection={<Icon path={mdiPlus} />} disabled={isDisabled}>
						{texts.addStep}
					</Button>
				)}
			>
				{types.map((type) => (
					<Menu.Item key={type.id} onClick={() => add(type.id, type.timeMode === 'point')}>
						<TypeLabel type={type} />
					</Menu.Item>
				))}
			</LazyMenu>
			<span className="secondary">{texts.anchorHint}</span>
		</div>
	);
}
