import type { TemplateStep } from '@crossload/contract';
import { CloseButton } from '@mantine/core';
import { mdiDragVertical } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { positionListQuery } from '../../api/positions.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { DASH } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { lengthText, minutesOfLength } from './length-text.ts';
import { minutesOfOffset, offsetFault, offsetText } from './offset-text.ts';
import classes from './template-steps.module.css';
import { StepVehiclesMenu } from './template-steps.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { STAGE_DOCK } from './template-values.ts';
import { TypedCell } from './typed-cell.tsx';
import type { useStepOrder } from './use-step-order.ts';

interface StepRowProps {
	readonly step: TemplateStep;
	readonly isDisabled: boolean;
	/** It is being dragged to another place. */
	readonly isDragged: boolean;
	/** Event handlers of the handle that it is dragged by. */
	readonly handlers: ReturnType<ReturnType<typeof useStepOrder>['handlersOf']>;
	readonly onChange: (changed: Partial<TemplateStep>) => void;
	readonly onRemove: () => void;
	/** One of its fields has the focus. */
	readonly onFocus: () => void;
}

/** A row that edits a step of a template in place. */
export function StepRow({ step, isDisabled, isDragged, handlers, onChange, onRemove, onFocus }: StepRowProps) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const type = types.find(({ id }) => id === step.activityTypeId);
	const name = type?.name ?? step.activityTypeId;
	const isFromEnd = step.anchor === 'show_end';
	return (
		<tr className={classes.editable} data-dragged={isDragged || undefined} onFocus={onFocus}>
			<td className={classes.grip}>
				<StepHandle name={name} isDisabled={isDisabled} handlers={handlers} />
			</td>
			<th scope="row">{type ? <TypeLabel type={type} /> : name}</th>
			<td>
				<div className={classes.offset}>
					<TypedCell
						label={texts.of(texts.offset, name)}
						hint={texts.offsetHint}
						parseError={(text) => texts.offsetRulesShort[offsetFault(text) ?? 'format']}
						value={step.offset}
						format={offsetText}
						parse={minutesOfOffset}
						isDisabled={isDisabled}
						onChange={(offset) => onChange({ offset })}
					/>
					<button
						type="button"
						className={classes.anchor}
						data-end={isFromEnd || undefined}
						disabled={isDisabled}
						onClick={() => onChange({ anchor: isFromEnd ? 'show_start' : 'show_end' })}
					>
						<span className="visually-hidden">{texts.countsFrom(name)} </span>
						{texts.anchorsShort[step.anchor]}
					</button>
				</div>
			</td>
			<td>
				{type?.timeMode === 'point' ? (
					DASH
				) : (
					<TypedCell
						label={texts.of(texts.length, name)}
						parseError={() => texts.lengthShort}
						value={step.duration}
						format={lengthText}
						parse={minutesOfLength}
						isDisabled={isDisabled}
						onChange={(duration) => onChange({ duration })}
					/>
				)}
			</td>
			<td>
				<Where step={step} name={name} isDisabled={isDisabled} onChange={onChange} />
			</td>
			<td>
				<StepVehiclesMenu
					vehicles={step.vehicles}
					type={name}
					isDisabled={isDisabled}
					onChange={(vehicles) => onChange({ vehicles })}
				/>
			</td>
			<td>
				<CloseButton size={36} aria-label={texts.remove(name)} disabled={isDisabled} onClick={onRemove} />
			</td>
		</tr>
	);
}

type StepHandleProps = Pick<StepRowProps, 'isDisabled' | 'handlers'> & { readonly name: string };

/** What a step is dragged by, or moved with the arrow keys. */
function StepHandle({ name, isDisabled, handlers }: StepHandleProps) {
	return (
		<button
			type="button"
			className={classes.handle}
			data-handle
			aria-label={texts.moveStep(name)}
			title={texts.moveHint}
			disabled={isDisabled}
			{...handlers}
		>
			<Icon path={mdiDragVertical} size={20} />
		</button>
	);
}

/** The choice of no position. */
const NOWHERE = 'nowhere';

type WhereProps = Pick<StepRowProps, 'step' | 'isDisabled' | 'onChange'> & { readonly name: string };

function Where({ step: { stageDock, positionId }, name, isDisabled, onChange }: WhereProps) {
	const { data: positions = [] } = useQuery(positionListQuery);
	const positionChoices = positions.map((position) => ({ value: `${position.id}`, label: position.name }));
	const choose = (where: string | null) =>
		onChange({
			stageDock: where === STAGE_DOCK,
			positionId: where === null || where === STAGE_DOCK || where === NOWHERE ? null : Number(where),
		});
	return (
		<PlainSelect
			aria-label={texts.of(texts.where, name)}
			data={[
				{ value: NOWHERE, label: texts.nowhere },
				{ value: STAGE_DOCK, label: texts.stageDock },
				...positionChoices,
			]}
			value={stageDock ? STAGE_DOCK : (positionId?.toString() ?? NOWHERE)}
			disabled={isDisabled}
			allowDeselect={false}
			rightSectionWidth="1.75rem"
			onChange={choose}
		/>
	);
}
