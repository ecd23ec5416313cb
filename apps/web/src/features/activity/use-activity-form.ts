import type { Activity, ActivityType } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useSaveActivity } from '../../api/activities.ts';
import type { WrittenResponse } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useDraftKey, useRight } from '../../api/session.ts';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { type EditForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { type ActivityFormValues, changeOf, faultsOf, payloadOf, valuesOf } from './activity-form-values.ts';
import { type FormContext, returnPath } from './form-context.ts';
import { useIsFromHome } from './opened-from-home.ts';
import type { FormData } from './use-form-data.ts';

/** What an activity form is about. */
export interface ActivityFormSubject {
	/** Null for a new activity. */
	readonly activity: Activity | null;
	/** It was there and has been removed. */
	readonly isGone?: boolean;
	readonly context: FormContext | null;
	readonly initial: ActivityFormValues;
	readonly data: FormData;
}

export function useActivityForm({ activity, isGone, context, initial, data }: ActivityFormSubject) {
	const save = useSaveActivity();
	const announce = useAnnounceSaved();
	// Undoing a new one removes it.
	const mayUndo = useRight(activity === null ? 'activity:remove' : 'activity:write');
	const navigate = useNavigate();
	const isFromHome = useIsFromHome();
	return useEditForm<ActivityFormValues, WrittenResponse<Activity>>({
		draft: useDraftKey(draftName(activity, context)),
		initial,
		version: activity?.version,
		isGone,
		validate: (values) => faultsOf(values, typeOf(values, data)),
		save: (values, base) => {
			const type = typeOf(values, data);
			if (!type) throw new Error(texts.saveFailed);
			if (activity === null) return save.mutateAsync({ body: payloadOf(values, type) });
			return save.mutateAsync(saveOf(activity.id, changeOf(values, base.values, type), base.version));
		},
		onSaved: ({ made }, isOpen) => {
			announce(activity === null ? texts.created : texts.updated, { made: mayUndo ? made : null });
			if (isOpen) void navigate({ ...returnPath(context, isFromHome), replace: true });
		},
		failureOf: (error) => (error instanceof ApiError ? messageOf(error, texts.saveFailed) : texts.saveFailed),
		readCurrent,
	});
}

export type ActivityForm = EditForm<ActivityFormValues>;

/** The type that is chosen; undefined for none. */
export function typeOf(values: ActivityFormValues, { types }: Pick<FormData, 'types'>): ActivityType | undefined {
	return types.find(({ id }) => id === values.activityTypeId);
}

/** The activity that comes with the error that someone else was faster. */
function readCurrent(current: unknown): Base<ActivityFormValues> {
	const activity = current as Activity;
	return { values: valuesOf(activity), version: activity.version };
}

function draftName(activity: Activity | null, context: FormContext | null): string {
	const within = context === null ? '' : `/${context.kind}/${context.id}`;
	return activity === null ? `activity/new${within}` : `activity/${activity.id}`;
}
