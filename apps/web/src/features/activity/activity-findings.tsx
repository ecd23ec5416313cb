import { type DescribedFinding, describeFinding, type PlanRows } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { acceptanceListQuery } from '../../api/plan/acceptances.ts';
import { planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { Fact } from '../../ui/facts.tsx';
import classes from './activity-findings.module.css';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

/** What cannot work, is tight or is missing about an activity and nobody has accepted, with the way to Checks (CHK-21). */
export function ActivityFindings({ activityId }: { activityId: number }) {
	// The details stand first: what follows from the whole plan may come a moment later.
	const rows = useDeferredValue(usePlanRows(), null);
	const { data: acceptances } = useQuery(acceptanceListQuery);
	const findings = useMemo(() => (rows ? findingsNaming(rows, activityId) : []), [rows, activityId]);
	const accepted = new Set(acceptances?.map(({ id, accepted: by }) => by && id));
	const open = findings.filter(({ key }) => !accepted.has(key));
	if (open.length === 0) return null;
	return (
		<Fact label={texts.checks}>
			<ul className={classes.findings}>
				{open.map(({ key, severity, text }) => (
					<li key={key} className={classes.finding}>
						<SeverityBadge severity={severity} />
						<span>{text}</span>
					</li>
				))}
			</ul>
			<Link to="/checks" className={classes.all}>
				{texts.openChecks}
			</Link>
		</Fact>
	);
}

function findingsNaming(rows: PlanRows, activityId: number): readonly DescribedFinding[] {
	const { index } = planModelOf(rows);
	return index
		.findings()
		.filter(({ activities }) => activities.includes(activityId))
		.map((finding) => describeFinding(finding, index.plan));
}
