import type { Activity } from '@crossload/contract';
import { timeOfMinutes } from '@crossload/domain';
import { estimateText, LITTLE_SLACK } from '../../entities/activity/estimate-text.ts';
import { useEstimate } from '../../entities/activity/expected-context.ts';
import { formatDuration, formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Fact } from '../../ui/facts.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './estimate-facts.module.css';

/** When it is expected if that is not as planned, and how much room is left (EST-05). */
export function EstimateFacts({ activity }: { activity: Activity }) {
	const estimate = useEstimate(activity.id);
	const now = useNow();
	if (estimate === undefined || estimate.forgotten) return null;
	const { by, slack, latest_start: latest } = estimate;
	return (
		<>
			{by > 0 && <Fact label={texts.expected}>{estimateText(estimate, activity.start !== null, now)}</Fact>}
			{slack !== null && latest !== null && activity.start === null && (
				<Fact label={texts.slack}>
					<span className={classes.slack} data-urgency={urgencyOf(slack)}>
						{slack < 0 ? texts.tooLate(formatDuration(-slack)) : formatDuration(slack)},{' '}
						{texts.latestStart(formatNear(timeOfMinutes(latest), now))}
					</span>
				</Fact>
			)}
		</>
	);
}

function urgencyOf(slack: number): 'late' | 'little' | undefined {
	if (slack < 0) return 'late';
	return slack < LITTLE_SLACK ? 'little' : undefined;
}
