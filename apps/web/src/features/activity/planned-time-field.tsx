import { festivalDays } from '@crossload/domain';
import { useMemo } from 'react';
import { DateTimeRangeField } from '../../ui/date-time-range-field/date-time-range-field.tsx';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { ClashWarnings } from './clash-warnings.tsx';
import type { FormPart } from './form-part.ts';

/** The planned time, a range or a point as the type takes it, with what it clashes with beside it. */
export function PlannedTimeField({ onUnread, ...part }: FormPart & { onUnread: (isUnread: boolean) => void }) {
	const { form, subject, type } = part;
	const { activities } = subject.data;
	const days = useMemo(() => festivalDays(activities), [activities]);
	const { value, onChange, error } = form.fields.getInputProps('planned');
	return (
		<DateTimeRangeField
			label={texts.planned}
			isRequired
			mode={type?.timeMode ?? 'range'}
			value={value}
			onChange={onChange}
			onUnread={onUnread}
			festivalDays={days}
			error={error}
			aside={<ClashWarnings {...part} />}
		/>
	);
}
