import { festivalDays } from '@crossload/domain';
import { useMemo } from 'react';
import { DateTimeRangeField } from '../../ui/date-time-range-field/date-time-range-field.tsx';
import type { CountInvalid } from '../../ui/date-time-range-field/use-count-invalid.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { FormFindings } from './form-findings.tsx';
import type { FormPart } from './form-part.ts';

/** The planned time, a range or a point as the type takes it, with what it would break below it. */
export function PlannedTimeField({ countInvalid, ...part }: FormPart & { countInvalid: CountInvalid }) {
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
