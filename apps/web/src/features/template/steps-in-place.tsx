import type { Template, TemplateStep } from '@crossload/contract';
import { Button, Menu } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { notify } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moved } from './moved.ts';
import { isSameSteps } from './same-steps.ts';
import { StepRow } from './step-row.tsx';
import classes from './template-steps.module.css';
import { StepsHead } from './template-steps.tsx';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, sentStep } from './template-values.ts';
import { useStepOrder } from './use-step-order.ts';
import { type ChangeSteps, useStepsInPlace } from './use-steps-in-place.ts';

/** A step that is being dragged and where it stands, among the steps that were there when that began. */
interface HeldStep {
	readonly steps: readonly TemplateStep[];
	readonly place: number;
	readonly offset: number;
}

/** The steps of a template as a picture and a table, both changed where they stand; each change is saved at once (TPL-04). */
export function StepsInPlace({ template }: { template: Template }) {
	const { steps, change } = useStepsInPlace(template);
	const isOffline = useConnection() === 'offline';
	const [focused, setFocused] = useState<number | null>(null);
	const [held, setHeld] = useState<HeldStep | null>(null);
	const dragged = held && isSameSteps(held.steps, steps) ? held : null;
	const alter = (place: number, changed: Partial<TemplateStep>) =>
		change((present) => present.map((step, at) => (at === place ? { ...step, ...changed } : step)));
	const sayLost = () => notify.error(texts.overtaken);
	const drop = () => {
		if (dragged) alter(dragged.place, { offset: dragged.offset });
		else if (held) sayLost();
		setHeld(null);
	};
	const order = useStepOrder(steps, {
		onMove: (from, to) => change((present) => moved(present, from, to)),
		onLost: sayLost,
	});
	const shown = steps.map((step, place) => (dragged?.place === place ? { ...step, offset: dragged.offset } : step));
	return (
		<>
			<div onPointerUp={drop} onPointerCancel={() => setHeld(null)}>
				<TemplateStrip
					steps={shown}
					focused={focused}
					{...(!isOffline && {
						onMove: (place: number, offset: number) =>
							setHeld((present) => ({ place, offset, steps: present?.steps ?? steps })),
					})}
				/>
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
					<tbody>
						{order.ordered(shown).map((step, place) => (
							<StepRow
								// biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing of its own but its place
								key={`${template.id} ${place} ${steps.length}`}
								step={step}
								isDisabled={isOffline}
								isHeld={order.heldPlace === place}
								handlers={order.handlersOf(place)}
								onChange={(changed) => alter(place, changed)}
								onRemove={() => change((present) => present.filter((_, at) => at !== place))}
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
