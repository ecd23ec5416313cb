import type { Activity } from '@crossload/contract';
import { festivalTimeOf, instantOf } from '@crossload/domain';
import { Button, type ButtonProps } from '@mantine/core';
import { mdiCheckBold } from '@mdi/js';
import { useSaveActivity } from '../../api/activities.ts';
import { failureText } from '../../api/errors.ts';
import { useRight } from '../../api/session.ts';
import { useEstimate } from '../../entities/activity/expected-context.ts';
import { now } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './forgotten.module.css';

/** Nobody marked it though it must have happened: one tap settles it as planned (EST-03); to remove it stands above. */
export function Forgotten({ activity }: { activity: Activity }) {
	const isForgotten = useEstimate(activity.id)?.forgotten ?? false;
	if (!isForgotten) return null;
	return (
		<div className={classes.forgotten}>
			<p className={classes.text}>{texts.forgotten}</p>
			<HappenedAsPlanned activity={activity} />
		</div>
	);
}

/** Settles a forgotten activity by one tap; nothing for those who may not. */
export function HappenedAsPlanned({ activity, size = 'sm' }: { activity: Activity; size?: ButtonProps['size'] }) {
	const mayWrite = useRight('activity:write');
	const { mutateAsync: save, isPending } = useSaveActivity();
	const announce = useAnnounceSaved();
	if (!mayWrite) return null;
	const settle = () =>
		save({ id: activity.id, body: { ...asPlanned(activity), version: activity.version } }).then(
			(settled) => announce(texts.settled, settled),
			(error: unknown) => notify.error(failureText(texts.settleFailed, error)),
		);
	return (
		<Button
			variant="default"
			size={size}
			leftSection={<Icon path={mdiCheckBold} />}
			loading={isPending}
			onClick={() => void settle()}
		>
			{texts.happenedAsPlanned}
		</Button>
	);
}

/** Its planned times as what happened, nothing of it later than now; a start that is known stays. */
function asPlanned({ planned_start, planned_end, start }: Activity) {
	const end = notAfterNow(planned_end ?? planned_start);
	const began = start ?? (planned_start === null ? null : notAfterNow(planned_start));
	return { end, ...(began === null ? {} : { start: began }) };
}

function notAfterNow(time: Activity['planned_end']) {
	return festivalTimeOf(time === null || instantOf(time) > now() ? now() : instantOf(time));
}
