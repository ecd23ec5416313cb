import type { Activity } from '@crossload/contract';
import { vehicleClashes } from '@crossload/domain';
import { mdiAlertOutline } from '@mdi/js';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { faultsOf, plannedOf } from './activity-form-values.ts';
import { ActivityLink } from './activity-link.tsx';
import { activityName } from './activity-name.ts';
import classes from './clash-warnings.module.css';
import type { FormPart } from './form-part.ts';

/** Which chosen vehicles are elsewhere at the planned time. It warns and does not keep anyone from saving. */
export function ClashWarnings({ form, subject: { activity, data }, type }: FormPart) {
	const { values } = form.fields;
	const clashes =
		type?.allowedFields.includes('vehicles') && faultsOf(values, type).planned === undefined
			? vehicleClashes(
					{ id: activity?.id ?? null, activityType: type, vehicleIds: values.vehicleIds, ...plannedOf(values.planned) },
					data.activities,
				)
			: [];
	return (
		<div aria-live="polite" className={classes.warnings}>
			{clashes.map((clash) => (
				<ClashWarning
					key={clash.vehicleId}
					vehicle={data.vehicles.find(({ id }) => id === clash.vehicleId)?.name ?? ''}
					activity={clash.activity}
				/>
			))}
		</div>
	);
}

/** `Shuttle 3 is taken until 19:50 — Crossload, Mira Solberg` */
function ClashWarning({ vehicle, activity }: { vehicle: string; activity: Activity }) {
	const end = activity.planned_end ?? activity.planned_start;
	const now = useNow();
	return (
		<div className={classes.warning}>
			<Icon path={mdiAlertOutline} className={classes.icon} />
			<p className={classes.text}>
				<strong>
					{vehicle} {texts.taken}
				</strong>{' '}
				{texts.until(end === null ? '' : formatNear(end, now))} —{' '}
				<ActivityLink activityId={activity.id} className={classes.link ?? ''}>
					{activityName(activity)}
				</ActivityLink>
			</p>
		</div>
	);
}
