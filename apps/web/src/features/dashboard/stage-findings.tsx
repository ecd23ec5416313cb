import { Link } from '@tanstack/react-router';
import { SeverityIcon } from '../../entities/finding/severity-badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './stage-dashboard.module.css';

/** So many are named; the others are on the screen of checks. */
const MAX_NAMED = 3;

/** What cannot work or is tight on a stage and at its docks (MINE-02). Missing things are the office's. */
export function StageFindings({ stageId }: { stageId: number }) {
	const checks = useChecks()?.checks ?? [];
	const findings = checks.filter(({ severity, stages }) => severity !== 'missing' && stages.includes(stageId));
	if (findings.length === 0) return null;
	return (
		<Panel
			title={texts.findings}
			action={
				<Link to="/checks" className={classes.all}>
					{texts.allFindings(findings.length)}
				</Link>
			}
		>
			<ul className="plain-list">
				{findings.slice(0, MAX_NAMED).map(({ key, severity, text }) => (
					<li key={key} className={classes.finding}>
						<SeverityIcon severity={severity} size={18} />
						<span>{text}</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
