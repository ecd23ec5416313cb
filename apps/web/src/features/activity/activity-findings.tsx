import type { Activity } from '@crossload/contract';
import { type DescribedFinding, isOver, SEVERITIES } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { acceptanceListQuery } from '../../api/plan/acceptances.ts';
import { useCheckedPlan } from '../../api/plan/use-checked-plan.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { Fact } from '../../ui/facts.tsx';
import classes from './activity-findings.module.css';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

/** What cannot work, is tight or is missing about an activity and nobody has accepted, with the way to Checks (CHK-21). */
export function ActivityFindings({ activity }: { activity: Activity }) {
	const findings = useOpenFindings(activity.id);
	// What is found only later is folded into the line that stood for it: nothing moves that is about to be tapped.
	const [wasKnown] = useState(findings !== null);
	if (isOver(activity)) return null;
	return (
		<Fact label={texts.checks}>
			<div className={classes.checks}>
				<Findings findings={findings} isUnfolded={wasKnown} />
			</div>
		</Fact>
	);
}

function Findings({ findings, isUnfolded }: { findings: readonly DescribedFinding[] | null; isUnfolded: boolean }) {
	if (findings === null) return <span className={classes.nothing}>{texts.notCheckedYet}</span>;
	if (findings.length === 0) return <span className={classes.nothing}>{texts.nothingFound}</span>;
	if (isUnfolded) return <FindingList findings={findings} />;
	return (
		<details>
			<summary className={classes.summary}>
				{SEVERITIES.map((severity) => {
					const count = findings.filter((finding) => finding.severity === severity).length;
					return count > 0 && <SeverityBadge key={severity} severity={severity} count={count} />;
				})}
			</summary>
			<FindingList findings={findings} />
		</details>
	);
}

function FindingList({ findings }: { findings: readonly DescribedFinding[] }) {
	return (
		<>
			<ul className={classes.list}>
				{findings.map(({ key, severity, text }) => (
					<li key={key} className={classes.finding}>
						<SeverityBadge severity={severity} />
						<span>{text}</span>
					</li>
				))}
			</ul>
			<Link to="/checks" className={classes.all}>
				{texts.openChecks}
			</Link>
		</>
	);
}

/** Null until the plan has been checked. */
function useOpenFindings(activityId: number): readonly DescribedFinding[] | null {
	const checked = useCheckedPlan();
	const { data: acceptances } = useQuery({ ...acceptanceListQuery, enabled: false });
	if (checked === null || acceptances === undefined) return null;
	const accepted = new Set(acceptances.map(({ id }) => id));
	return checked.rules.findingsNaming(checked.model, activityId).filter(({ key }) => !accepted.has(key));
}
