import { CloseButton, MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { positionListQuery } from '../../api/positions.ts';
import { vehicleTypesQuery } from '../../api/vehicles.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { WholeNumberField } from '../../ui/whole-number-field.tsx';
import { useTypeChoices } from '../activity/use-type-choices.tsx';
import classes from './steps-field.module.css';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { ALL_VEHICLES, STAGE_DOCK, type StepValues } from './template-values.ts';

interface StepFieldsProps {
	step: StepValues;
	/** Counted from 1. */
	number: number;
	onChange: (changed: Partial<StepValues>) => void;
	onRemove: () => void;
	/** One of its fields has the focus. */
	onFocus: () => void;
}

/** One step of a template: what, when from the show, how long, where, and with which vehicles. */
export function StepFields({ step, number, onChange, onRemove, onFocus }: StepFieldsProps) {
	const isPhone = useIsPhone();
	const { data: types = [] } = useQuery(activityTypesQuery);
	const isPoint = types.find(({ id }) => id === step.activityTypeId)?.timeMode === 'point';
	return (
		<li className={classes.step} aria-label={texts.stepNumber(number)} onFocus={onFocus}>
			<div className={classes.type}>
				<PlainSelect
					{...useTypeChoices(step.activityTypeId)}
					label={texts.type}
					onChange={(activityTypeId) => onChange({ activityTypeId })}
				/>
			</div>
			<div className={classes.anchor}>
				<PlainSelect
					label={texts.anchor}
					data={ANCHORS}
					value={step.anchor}
					allowDeselect={false}
					onChange={(anchor) => anchor && onChange({ anchor })}
				/>
			</div>
			<TextInput
				label={texts.offset}
				title={texts.offsetHint}
				autoComplete="off"
				maxLength={12}
				value={step.offset}
				onChange={({ currentTarget }) => onChange({ offset: currentTarget.value })}
			/>
			<WholeNumberField
				label={texts.duration}
				value={isPoint ? 0 : step.duration}
				disabled={isPoint}
				onChange={(duration) => onChange({ duration })}
			/>
			<CloseButton
				className={classes.remove ?? ''}
				size={isPhone ? 44 : 36}
				iconSize={20}
				aria-label={texts.removeStep(number)}
				onClick={onRemove}
			/>
			<Where step={step} onChange={onChange} />
			<Vehicles step={step} onChange={onChange} />
		</li>
	);
}

const ANCHORS = (['show_start', 'show_end'] as const).map((value) => ({ value, label: texts.anchors[value] }));

type PartProps = Pick<StepFieldsProps, 'step' | 'onChange'>;

function Where({ step, onChange }: PartProps) {
	const { data: positions = [] } = useQuery(positionListQuery);
	const positionChoices = positions.map(({ id, name }) => ({ value: `${id}`, label: name }));
	return (
		<div className={classes.where}>
			<PlainSelect
				label={texts.where}
				placeholder={texts.nowhere}
				data={[{ value: STAGE_DOCK, label: texts.stageDock }, ...positionChoices]}
				value={step.where}
				clearable
				onChange={(where) => onChange({ where })}
			/>
		</div>
	);
}

function Vehicles({ step, onChange }: PartProps) {
	const { data: types = [] } = useQuery(vehicleTypesQuery);
	// All vehicles or those of some types: the choice made last replaces the other.
	const choose = (chosen: string[]) => {
		const isAll = chosen.at(-1) === ALL_VEHICLES;
		onChange({ vehicles: isAll ? [ALL_VEHICLES] : chosen.filter((id) => id !== ALL_VEHICLES) });
	};
	return (
		<div className={classes.vehicles}>
			<MultiSelect
				label={texts.vehicles}
				placeholder={step.vehicles.length === 0 ? texts.noVehicles : ''}
				data={[
					{ value: ALL_VEHICLES, label: texts.allVehicles },
					...types.map(({ id, name }) => ({ value: id, label: name })),
				]}
				value={[...step.vehicles]}
				onChange={choose}
			/>
		</div>
	);
}
