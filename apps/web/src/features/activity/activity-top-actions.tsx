import type { Activity } from '@crossload/contract';
import { ActionIcon } from '@mantine/core';
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import { contextParams, usePageContext } from './form-context.ts';
import { useOpenerState } from './opened-from-home.ts';
import type { ActivityActions } from './use-activity-actions.tsx';

/** Edit and Remove, out of the thumb's way, for those who may. */
export function ActivityTopActions({ activity, actions }: { activity: Activity; actions: ActivityActions }) {
	const mayWrite = useRight('activity:write');
	const mayRemove = useRight('activity:remove');
	const context = usePageContext();
	const openerState = useOpenerState();
	const look = { variant: 'subtle', color: 'gray', size: useIsPhone() ? 44 : 36 } as const;
	return (
		<>
			{mayWrite && (
				<ActionIcon
					{...look}
					aria-label={texts.edit}
					{...withTooltip(texts.edit)}
					renderRoot={(props) => (
						<Link
							to="/activity/$activityId/edit/{-$context}/{-$contextId}"
							params={{ activityId: `${activity.id}`, ...contextParams(context) }}
							state={openerState}
							{...props}
						/>
					)}
				>
					<Icon path={mdiPencilOutline} size={22} />
				</ActionIcon>
			)}
			{mayRemove && (
				<ActionIcon
					{...look}
					aria-label={texts.remove}
					{...withTooltip(texts.remove)}
					onClick={() => void actions.remove(activity)}
				>
					<Icon path={mdiDeleteOutline} size={22} />
				</ActionIcon>
			)}
		</>
	);
}
