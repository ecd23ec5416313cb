import { Button, Input } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { StepFields } from './step-fields.tsx';
import classes from './steps-field.module.css';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, type StepValues } from './template-values.ts';

interface StepsFieldProps {
	steps: readonly StepValues[];
	error: ReactNode;
	onChange: (steps: readonly StepValues[]) => void;
}

/** The steps of a template, each with its fields, and a button that adds one. */
export function StepsField({ steps, error, onChange }: StepsFieldProps) {
	const nextKey = Math.max(-1, ...steps.map(({ key }) => key)) + 1;
	return (
		<div className={classes.steps}>
			<ol className={classes.list} aria-label={texts.stepList}>
				{steps.map((step, place) => (
					<StepFields
						key={step.key}
						step={step}
						place={place + 1}
						onChange={(changed) => onChange(steps.with(place, { ...step, ...changed }))}
						onRemove={() => onChange(steps.toSpliced(place, 1))}
					/>
				))}
			</ol>
			<Button
				variant="default"
				leftSection={<Icon path={mdiPlus} />}
				onClick={() => onChange([...steps, emptyStep(nextKey)])}
			>
				{texts.addStep}
			</Button>
			{error && <Input.Error role="alert">{error}</Input.Error>}
		</div>
	);
}
