import type { ActivityType } from '@crossload/contract';
import type { ActivityForm, ActivityFormSubject } from './use-activity-form.ts';

/** What every part of the activity form is given. */
export interface FormPart {
	readonly form: ActivityForm;
	readonly subject: ActivityFormSubject;
	/** Undefined until one is chosen. */
	readonly type: ActivityType | undefined;
}
