import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, useReducer } from 'react';
import { useConnection } from '../../api/sync/connection.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { isSame } from '../../ui/form/merge.ts';
import { activityFieldViews } from './activity-field-views.ts';
import classes from './activity-form.module.css';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { faultsOf } from './activity-form-values.ts';
import { ActualTimeField } from './actual-time-field.tsx';
import { returnPath } from './form-context.ts';
import type { FormPart } from './form-part.ts';
import { useIsFromHome } from './opened-from-home.ts';
import { PlannedTimeField } from './planned-time-field.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import { TypeField } from './type-field.tsx';
import { type ActivityFormSubject, typeOf, useActivityForm } from './use-activity-form.ts';

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
