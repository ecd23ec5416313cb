import { useQuery } from '@tanstack/react-query';
import { alertListQuery } from '../../api/alerts.ts';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import classes from './handover.module.css';
import { Part } from './handover-part.tsx';
import { HANDOVER_TEXTS as texts } from './handover-texts.ts';

/** What needs somebody now, and who has taken it. */
export function OpenAlerts() {
	const { data: alerts = [] } = useQuery(alertListQuery);
	const now = useMinute();
	return (
		<Part title={texts.alerts}>
			{alerts.map(({ id, since, text, taken }) => (
				<li key={id} className={classes.line}>
					{formatNear(since, now)} {text} {taken && <em>{texts.alertTaken(taken.by.name)}</em>}
				</li>
			))}
		</Part>
	);
}
