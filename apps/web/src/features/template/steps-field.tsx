import type { Minutes } from '@crossload/domain';
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { offsetText } from './offset-text.ts';
import { StepFields } from './step-fields.tsx';
import classes from './steps-field.module.css';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { emptyStep, sentStep, stepPath, type TemplateValues } from './template-values.ts';

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
