import { PlainSelect } from '../../ui/plain-select.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { inMode } from './activity-form-values.ts';
import type { FormPart } from './form-part.ts';
import { typeOf } from './use-activity-form.ts';
import { useTypeChoices } from './use-type-choices.tsx';

/** The activity type; a planned time follows the type's time mode. */
export function TypeField({ form: { fields }, subject: { data }, type }: FormPart) {
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
