import { Button } from '@mantine/core';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { ActualTime } from './actual-time.tsx';
import classes from './actual-time-field.module.css';
import type { FormPart } from './form-part.ts';

/** What really happened; while it is not yet over it can be taken back (ACT-15). */
export function ActualTimeField({ form: { fields }, type }: FormPart) {
	const { start, end } = fields.values;
	const isOver = start !== null && end !== null;
	return (
		<section className={classes.actual} aria-label={texts.actual}>
			<div>
				<h2 className={classes.title}>{texts.actual}</h2>
				<div className={classes.times}>
					<ActualTime start={start} end={end} timeMode={type?.timeMode ?? 'range'} />
				</div>
			</div>
			{!isOver && (
				<Button
					variant="default"
					disabled={start === null && end === null}
					onClick={() => fields.setValues({ start: null, end: null })}
				>
					{texts.reset}
				</Button>
			)}
		</section>
	);
}
