import type { Activity } from '@crossload/contract';
import { type Estimate, isOver, timeOfMinutes } from '@crossload/domain';
import { estimateText, LITTLE_SLACK } from '../../entities/activity/estimate-text.ts';
import { useEstimate } from '../../entities/activity/expected-context.ts';
import { formatDuration, formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Fact } from '../../ui/facts.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './estimate-facts.module.css';

/**
 * When it is expected, and how much room is left until it begins (EST-05). The rows stand before that is known, so that
 * nothing that is about to be tapped moves.
 */
export function EstimateFacts({ activity }: { activity: Activity }) {
	const estimate = useEstimate(activity.id);
	const now = useNow();
	if (isOver(activity) || estimate?.forgotten) return null;
	const isLater = estimate !== undefined && estimate.by > 0;
	return (
		<>
			<Fact label={texts.expected}>
				{isLater ? estimateText(estimate, activity.start !== null, now) : <Dim text={estimate && texts.asPlanned} />}
			</Fact>
			{activity.start === null && (
				<Fact label={texts.slack}>
					<Slack estimate={estimate} />
				</Fact>
			)}
		</>
	);
}

function Slack({ estimate }: { estimate: Estimate | undefined }) {
	const now = useNow();
	const { slack = null, latest_start: latest = null } = estimate ?? {};
	if (slack === null || latest === null) return <Dim text={estimate && texts.noSlack} />;
	return (
		<span className={classes.slack} data-urgency={urgencyOf(slack)}>
			{slack < 0 ? texts.tooLate(formatDuration(-slack)) : formatDuration(slack)},{' '}
			{texts.latestStart(formatNear(timeOfMinutes(latest), now))}
		</span>
	);
}

function Dim({ text = texts.notKnownYet }: { text?: string | undefined }) {
	return <span className="secondary">{text}</span>;
}

function urgencyOf(slack: number): 'late' | 'little' | undefined {
	if (slack < 0) return 'late';
	return slack < LITTLE_SLACK ? 'little' : undefined;
}
