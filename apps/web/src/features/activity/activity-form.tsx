import { festivalDays } from '@crossload/domain';
import { Button, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, useReducer } from 'react';
import { useConnection } from '../../api/sync/connection.ts';
import { DateTimeRangeField } from '../../ui/date-time-range-field/date-time-range-field.tsx';
import type { CountInvalid } from '../../ui/date-time-range-field/use-count-invalid.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { isSame } from '../../ui/form/merge.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { activityFieldViews } from './activity-field-views.ts';
import classes from './activity-form.module.css';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { faultsOf, inMode } from './activity-form-values.ts';
import { ActualTime } from './actual-time.tsx';
import { returnPath } from './form-context.ts';
import { FormFindings } from './form-findings.tsx';
import type { FormPart } from './form-part.ts';
import { useIsFromHome } from './opened-from-home.ts';
import { ReferenceFields } from './reference-fields.tsx';
import { type ActivityFormSubject, typeOf, useActivityForm } from './use-activity-form.ts';
import { useTypeChoices } from './use-type-choices.tsx';

/** The form of a new or a changed activity: what, who and where on the left, when on the right (ACT-11 to ACT-18). */
export function ActivityForm({ subject }: { subject: ActivityFormSubject }) {
	const { data, context } = subject;
	const form = useActivityForm(subject);
	const isFromHome = useIsFromHome();
	const views = useMemo(() => activityFieldViews(data), [data]);
	const { values } = form.fields;
	const type = typeOf(values, data);
	const parts = { form, subject, type };
	const [invalidCount, countInvalid] = useReducer((count: number, change: 1 | -1) => count + change, 0);
	return (
		<FormFrame
			form={form}
			isOffline={useConnection() === 'offline'}
			views={views}
			submit={texts.save}
			canSave={invalidCount === 0 && Object.keys(faultsOf(values, type)).length === 0}
			cancel={(slot) => <Link {...returnPath(context, isFromHome)} {...slot} />}
			isWide
		>
			<div className={classes.columns}>
				<FieldsBesideTime {...parts} />
				<div className={classes.card}>
					<PlannedTimeField {...parts} countInvalid={countInvalid} />
				</div>
			</div>
		</FormFrame>
	);
}

/** What, who and where. Rendered again for what it shows: a key typed into the planned time leaves it as it is. */
const FieldsBesideTime = memo((part: FormPart) => {
	return (
		<div className={classes.card}>
			<div className={classes.fields}>
				<TypeField {...part} />
				<ReferenceFields {...part} />
				<Textarea label={texts.info} rows={3} {...part.form.fields.getInputProps('info')} />
			</div>
			<ActualTimeField {...part} />
		</div>
	);
}, isSameBesideTime);

function isSameBesideTime(before: FormPart, after: FormPart): boolean {
	const [was, is] = [before.form, after.form];
	const [{ planned: _, ...values }, { planned: __, ...now }] = [was.fields.values, is.fields.values];
	const isSameForm = was.base === is.base && was.fields.errors === is.fields.errors;
	return isSameForm && before.subject === after.subject && before.type === after.type && isSame(values, now);
}

/** The activity type; a planned time follows the type's time mode. */
function TypeField({ form: { fields }, subject: { data }, type }: FormPart) {
	const choose = (activityTypeId: string | null) => {
		const before = fields.getValues();
		const mode = type?.timeMode ?? 'range';
		const next = typeOf({ ...before, activityTypeId }, data)?.timeMode ?? mode;
		// Nobody has chosen how long it takes yet: a point stands where the range that was filled in begins.
		const begin = type === undefined && next === 'point' ? before.planned.from : null;
		const planned = begin === null ? inMode(before.planned, mode, next) : { from: null, to: begin };
		fields.setValues({ activityTypeId, planned });
		fields.clearErrors();
	};
	const field = fields.getInputProps('activityTypeId');
	const choices = useTypeChoices(field.value);
	return (
		<PlainSelect
			label={texts.type}
			{...REQUIRED}
			allowDeselect={false}
			{...field}
			{...choices}
			onChange={choose}
			onDropdownClose={() => fields.validateField('activityTypeId')}
		/>
	);
}

/** The planned time, a range or a point as the type takes it, with what it would break below it. */
function PlannedTimeField({ countInvalid, ...part }: FormPart & { countInvalid: CountInvalid }) {
	const { form, subject, type } = part;
	const { activities } = subject.data;
	const days = useMemo(() => festivalDays(activities), [activities]);
	const { value, onChange, error } = form.fields.getInputProps('planned');
	return (
		<DateTimeRangeField
			label={texts.planned}
			mode={type?.timeMode ?? 'range'}
			value={value}
			onChange={onChange}
			countInvalid={countInvalid}
			festivalDays={days}
			error={error}
			below={<FormFindings {...part} />}
		/>
	);
}

/** What really happened; while it is not yet over it can be taken back (ACT-15). */
function ActualTimeField({ form: { fields }, type }: FormPart) {
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
