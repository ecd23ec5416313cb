import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../api/errors.ts';
import { notify } from '../../lib/notify.ts';
import type { LinkSlot } from '../../ui/link-slot.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useKept } from '../../ui/use-kept.ts';
import { ActivityForm } from './activity-form.tsx';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { valuesOf } from './activity-form-values.ts';
import type { FormContext } from './form-context.ts';
import { initialValues } from './initial-values.ts';
import { useActivity } from './use-activity.ts';
import { useFormData } from './use-form-data.ts';

/** The screen of a new activity. */
export function CreateActivityScreen({ context }: { context: FormContext | null }) {
	const { data, error } = useFormData();
	const initial = data && initialValues(context, data);
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
	const activity = useKept(found.activity);
	const { isGone } = found;
	const isMissing = activity === undefined && found.error !== null;
	useFailure(isMissing ? texts.loadFailed : error && messageOf(error, texts.initFailed));
	return (
		<FormPage title={texts.edit}>
			{data && activity && <ActivityForm subject={{ activity, isGone, context, initial: valuesOf(activity), data }} />}
		</FormPage>
	);
}

/** Says what failed and leads back to where the form was opened from (ACT-17). */
function useFailure(failure: string | null): void {
	const router = useRouter();
	const told = useRef<string>(undefined);
	useEffect(() => {
		if (failure === null || told.current === failure) return;
		told.current = failure;
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
