import { Button, Input } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { offsetText } from './offset-text.ts';
import { StepFields } from './step-fields.tsx';
import classes from './steps-field.module.css';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, type StepValues, sentStep } from './template-values.ts';

interface StepsFieldProps {
	steps: readonly StepValues[];
	error: ReactNode;
	onChange: (steps: readonly StepValues[]) => void;
}

/** The steps of a template as a picture in which they are dragged, each with its fields, and a button that adds one. */
export function StepsField({ steps, error, onChange }: StepsFieldProps) {
	const nextKey = Math.max(-1, ...steps.map(({ key }) => key)) + 1;
	const [focused, setFocused] = useState<number | null>(null);
	const change = (index: number, changed: Partial<StepValues>) => {
		const step = steps[index];
		if (step) onChange(steps.with(index, { ...step, ...changed }));
	};
	return (
		<div className={classes.steps}>
			<TemplateStrip
				steps={steps.map(sentStep)}
				focused={focused}
				onMove={(index, offset) => change(index, { offset: offsetText(offset) })}
			/>
			<ol className={classes.list} aria-label={texts.stepList}>
				{steps.map((step, index) => (
					<StepFields
						key={step.key}
						step={step}
						number={index + 1}
						onChange={(changed) => change(index, changed)}
						onFocus={() => setFocused(index)}
						onRemove={() => onChange(steps.toSpliced(index, 1))}
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
