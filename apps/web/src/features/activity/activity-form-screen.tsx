import type { FestivalTime } from '@crossload/domain';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useIsNew } from '../../api/use-row.ts';
import { now } from '../../lib/now.ts';
import type { LinkSlot } from '../../ui/link-slot.ts';
import { notify } from '../../ui/notify.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useLastDefined } from '../../ui/use-last-defined.ts';
import { ActivityForm } from './activity-form.tsx';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { type ActivityFormValues, valuesOf } from './activity-form-values.ts';
import type { FormContext } from './form-context.ts';
import { initialValues, valuesAt, valuesForNow } from './initial-values.ts';
import { useActivity } from './use-activity.ts';
import { type FormData, useFormData } from './use-form-data.ts';

interface Begun {
	readonly context: FormContext | null;
	readonly typeId?: string | null;
	readonly at?: FestivalTime | null;
}

/** The screen of a new activity; of the type `typeId` if that is given, and then for now; or at a time. */
export function CreateActivityScreen(begun: Begun) {
	const { context } = begun;
	const { data, error } = useFormData();
	const initial = useFirstValues(data, begun);
	const hasFailed = error !== null || initial === null;
	useFailure(hasFailed ? messageOf(error, texts.initFailed) : null);
	return (
		<FormPage title={texts.create}>
			{data && initial && <ActivityForm subject={{ activity: null, context, initial, data }} />}
		</FormPage>
	);
}

/** The screen of an activity that is there already. What is typed stays even if the activity goes meanwhile. */
export function EditActivityScreen({ activityId, context }: { activityId: number; context: FormContext | null }) {
	const { data, error } = useFormData();
	const found = useActivity(activityId, true);
	const activity = useLastDefined(found.activity);
	const { isGone } = found;
	const isMissing = activity === undefined && found.error !== null;
	const first = useFirstValues(data, { context });
	const initFailure = error !== null || first === null ? messageOf(error, texts.initFailed) : null;
	useFailure(isMissing ? texts.loadFailed : initFailure);
	return (
		<FormPage title={texts.edit}>
			{data && activity && first && (
				<ActivityForm subject={{ activity, isGone, context, initial: valuesOf(activity), data }} />
			)}
		</FormPage>
	);
}

/**
 * What a new activity's form begins with, undefined until it is known; null in a context that does not exist, which may
 * have just been added. It is asked once: if the context is removed later, what is typed by then stays.
 */
function useFirstValues(data: FormData | undefined, { context, typeId = null, at = null }: Begun) {
	const isNew = useIsNew();
	const missing = isNew ? undefined : null;
	const first = useRef<ActivityFormValues | null>(undefined);
	if (data && first.current === undefined) {
		const values = initialValues(context, data);
		first.current = values
			? valuesForNow(
					valuesAt(values, at),
					data.types.find(({ id }) => id === typeId),
					now(),
				)
			: missing;
	}
	return first.current;
}

/** Says what failed and leads back to where the form was opened from (ACT-17). */
function useFailure(failure: string | null): void {
	const router = useRouter();
	const shown = useRef<string>(undefined);
	useEffect(() => {
		if (failure === null || shown.current === failure) return;
		shown.current = failure;
		notify.error(failure);
		if (router.history.canGoBack()) router.history.back();
		else void router.navigate({ to: '/activities', replace: true });
	}, [failure, router]);
}

const CRUMBS = [{ label: texts.activities, link: (slot: LinkSlot) => <Link to="/activities" {...slot} /> }];

function FormPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<PageFrame title={title} crumbs={CRUMBS}>
			{children || (
				<Panel>
					<SkeletonRows count={10} />
				</Panel>
			)}
		</PageFrame>
	);
}
