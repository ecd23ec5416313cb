import type { ActivityType } from '@crossload/contract';
import { SEARCHABLE } from '../../ui/searchable.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import type { ActivityForm, ActivityFormSubject } from './use-activity-form.ts';

/** What every part of the activity form is given. */
export interface FormPart {
	readonly form: ActivityForm;
	readonly subject: ActivityFormSubject;
	/** Undefined until one is chosen. */
	readonly type: ActivityType | undefined;
}

/** How a field with many options is filled: more than are shown are for searching. */
export const SEARCHED = { ...SEARCHABLE, limit: 100, nothingFoundMessage: texts.noMatch } as const;
