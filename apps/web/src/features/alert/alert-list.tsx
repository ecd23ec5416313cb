import type { Alert } from '@crossload/contract';
import { useActivities } from '../../api/activities.ts';
import { type AlertAction, useAlertAction } from '../../api/alerts.ts';
import { messageOf } from '../../api/errors.ts';
import { useRight, useSession } from '../../api/session.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { notify } from '../../ui/notify.tsx';
import { useFirstRows } from '../../ui/show-more.tsx';
import { useActivityActions } from '../activity/use-activity-actions.tsx';
import { AlertRow } from './alert-row.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { activityToActOn } from './concerning.ts';

/** So many are shown at first: more than a festival's worst day has. */
const SHOWN = 50;

interface AlertListProps {
	readonly alerts: readonly Alert[];
	readonly label: string;
	/** The ids of those that are marked as new. */
	readonly unseen?: ReadonlySet<number>;
	/** Called when somebody follows a link, to put away what the list stands in. */
	readonly onLeave?: () => void;
}

/** Open alerts, each with what can be done about it at once (ALRT-04). */
export function AlertList({ alerts, label, unseen, onLeave }: AlertListProps) {
	const { data: activities } = useActivities();
	const { data: vehicles } = useVehicles();
	const { mutate, isPending: isBusy } = useAlertAction();
	const { question, ...actions } = useActivityActions();
	const rights = { mayOperate: useRight('activity:operate'), mayWrite: useRight('activity:write') };
	const userId = useSession()?.user.id;
	const { first, more } = useFirstRows(alerts, SHOWN);
	// What the server says of a failure is shown, such as who was faster.
	const action = ({ id }: Alert, what: AlertAction) =>
		mutate({ id, action: what }, { onError: (error) => notify.error(messageOf(error, texts.actFailed)) });
	return (
		<>
			<ul className="plain-list" aria-label={label}>
				{first.map((alert) => (
					<AlertRow
						key={alert.id}
						alert={alert}
						activity={activities?.find(({ id }) => id === activityToActOn(alert))}
						driver={vehicles?.find(({ id }) => id === alert.vehicle?.id)}
						isUnseen={unseen?.has(alert.id) ?? false}
						isOwn={alert.taken?.by.id === userId}
						onAction={(what) => action(alert, what)}
						{...{ actions, isBusy, onLeave, ...rights }}
					/>
				))}
			</ul>
			{more}
			{question}
		</>
	);
}
