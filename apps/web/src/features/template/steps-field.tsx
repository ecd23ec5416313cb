import type { Minutes } from '@crossload/domain';
import { Button, CloseButton, MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityTypesQuery } from '../../api/activities.ts';
import { positionListQuery } from '../../api/positions.ts';
import { vehicleTypesQuery } from '../../api/vehicles.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainSelect, type PlainSelectProps } from '../../ui/plain-select.tsx';
import { WholeNumberField } from '../../ui/whole-number-field.tsx';
import { useTypeChoices } from '../activity/use-type-choices.tsx';
import { offsetText } from './offset-text.ts';
import classes from './steps-field.module.css';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import {
	ALL_VEHICLES,
	emptyStep,
	STAGE_DOCK,
	type StepValues,
	sentStep,
	stepPath,
	type TemplateValues,
} from './template-values.ts';

/** The steps of a template as a picture in which they are dragged, each with its fields, and a button that adds one. */
export function StepsField({ form }: { form: UseFormReturnType<TemplateValues> }) {
	const { steps } = form.values;
	const nextKey = Math.max(-1, ...steps.map(({ key }) => key)) + 1;
	const [focused, setFocused] = useState<number | null>(null);
	const move = (index: number, offset: Minutes) => form.setFieldValue(stepPath(index, 'offset'), offsetText(offset));
	return (
		<div className={classes.steps}>
			<TemplateStrip steps={steps.map(sentStep)} focused={focused} moving={{ onMove: move, onCancel: move }} />
			<ol className={classes.list} aria-label={texts.stepList}>
				{steps.map((step, index) => (
					<StepFields key={step.key} form={form} index={index} onFocus={() => setFocused(index)} />
				))}
			</ol>
			<Button
				variant="default"
				leftSection={<Icon path={mdiPlus} />}
				onClick={() => form.insertListItem('steps', emptyStep(nextKey))}
			>
				{texts.addStep}
			</Button>
		</div>
	);
}

interface StepFieldsProps {
	form: UseFormReturnType<TemplateValues>;
	/** The index of the step. */
	index: number;
	/** One of its fields has the focus. */
	onFocus: () => void;
}

/** One step of a template: what, when from the show, how long, where, and with which vehicles. */
function StepFields({ form, index, onFocus }: StepFieldsProps) {
	const isPhone = useIsPhone();
	const { data: types = [] } = useQuery(activityTypesQuery);
	const inputProps = (field: keyof StepValues) => form.getInputProps(stepPath(index, field));
	const step = form.values.steps[index];
	const isPoint = types.find(({ id }) => id === step?.activityTypeId)?.timeMode === 'point';
	return (
		<li className={classes.step} aria-label={texts.stepNumber(index + 1)} onFocus={onFocus}>
			<PlainSelect
				className={classes.type}
				{...inputProps('activityTypeId')}
				{...useTypeChoices(step?.activityTypeId ?? null)}
				label={texts.type}
			/>
			<PlainSelect
				className={classes.anchor}
				{...inputProps('anchor')}
				label={texts.anchor}
				data={ANCHORS}
				allowDeselect={false}
			/>
			<TextInput
				{...inputProps('offset')}
				label={texts.offset}
				title={texts.offsetHint}
				autoComplete="off"
				maxLength={12}
			/>
			<WholeNumberField
				{...inputProps('duration')}
				label={texts.duration}
				{...(isPoint && { value: 0 })}
				disabled={isPoint}
			/>
			<Where {...inputProps('where')} />
			<Vehicles
				chosen={step?.vehicles ?? []}
				onChange={(chosen) => form.setFieldValue(stepPath(index, 'vehicles'), chosen)}
			/>
			<CloseButton
				className={classes.remove ?? ''}
				size={isPhone ? 44 : 36}
				iconSize={20}
				aria-label={texts.removeStep(index + 1)}
				onClick={() => form.removeListItem('steps', index)}
			/>
		</li>
	);
}

const ANCHORS = (['show_start', 'show_end'] as const).map((value) => ({ value, label: texts.anchors[value] }));

type WhereProps = Pick<PlainSelectProps<string>, 'value' | 'onChange'>;

function Where(props: WhereProps) {
	const { data: positions = [] } = useQuery(positionListQuery);
	const positionChoices = positions.map(({ id, name }) => ({ value: `${id}`, label: name }));
	return (
		<PlainSelect
			className={classes.where}
			{...props}
			label={texts.where}
			placeholder={texts.nowhere}
			data={[{ value: STAGE_DOCK, label: texts.stageDock }, ...positionChoices]}
			clearable
		/>
	);
}

interface VehiclesProps {
	chosen: StepValues['vehicles'];
	onChange: (chosen: StepValues['vehicles']) => void;
}

function Vehicles({ chosen, onChange }: VehiclesProps) {
	const { data: types = [] } = useQuery(vehicleTypesQuery);
	// All vehicles or those of some types: the choice made last replaces the other.
	const choose = (ids: string[]) => {
		const isAll = ids.at(-1) === ALL_VEHICLES;
		onChange(isAll ? [ALL_VEHICLES] : ids.filter((id) => id !== ALL_VEHICLES));
	};
	return (
		<MultiSelect
			className={classes.vehicles ?? ''}
			label={texts.vehicles}
			placeholder={chosen.length === 0 ? texts.noVehicles : ''}
			data={[
				{ value: ALL_VEHICLES, label: texts.allVehicles },
				...types.map(({ id, name }) => ({ value: id, label: name })),
			]}
			value={[...chosen]}
			onChange={choose}
		/>
	);
}
