import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { inMode } from './activity-form-values.ts';
import type { FormPart } from './form-part.ts';
import { TypeSelect } from './type-select.tsx';
import { typeOf } from './use-activity-form.ts';

/** The activity type; a planned time follows the type's time mode. */
export function TypeField({ form: { fields }, subject: { data }, type }: FormPart) {
	const choose = (activityTypeId: string | null) => {
		const before = fields.getValues();
		const mode = type?.timeMode ?? 'range';
		const next = typeOf({ ...before, activityTypeId }, data)?.timeMode ?? mode;
		fields.setValues({ activityTypeId, planned: inMode(before.planned, mode, next) });
		fields.clearErrors();
	};
	return (
		<TypeSelect
			label={texts.type}
			withAsterisk
			allowDeselect={false}
			{...fields.getInputProps('activityTypeId')}
			onChange={choose}
			onDropdownClose={() => fields.validateField('activityTypeId')}
		/>
	);
}
