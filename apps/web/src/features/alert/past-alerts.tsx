import type { Alert } from '@crossload/contract';
import { calendarDayOf, DAY, instantOf, later, minutesBetween } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alertHistoryQuery } from '../../api/alerts.ts';
import { messageOf } from '../../api/errors.ts';
import { formatDuration } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { saveFile } from '../../lib/save-file.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListPlaceholder } from '../../ui/list-placeholder.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFirstRows } from '../../ui/show-more.tsx';
import classes from './alert-list.module.css';
import { AlertText } from './alert-row.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { alertsAsCsv } from './alerts-as-csv.ts';

/** So many are shown at first; the export has all of them. */
const SHOWN = 50;

const NONE: readonly Alert[] = [];

/** What was raised in the last 24 hours, who took it and how long it lasted, to be exported for the morning meeting (ALRT-06). */
export function PastAlerts() {
	// The day before the page was opened: a later one would be fetched every minute.
	const [since] = useState(() => later(now(), -DAY));
	const { data: alerts, error, refetch } = useQuery(alertHistoryQuery(since));
	const { first, more } = useFirstRows(alerts ?? NONE, SHOWN);
	const handleExport = () => {
		const name = texts.fileName(calendarDayOf(now()));
		saveFile(new File([alertsAsCsv(alerts ?? [])], name, { type: 'text/csv;charset=utf-8' }));
	};
	return (
		<Panel
			title={texts.past}
			action={
				alerts &&
				alerts.length > 0 && (
					<Button variant="default" size="compact-md" leftSection={<Icon path={mdiDownload} />} onClick={handleExport}>
						{texts.export}
					</Button>
				)
			}
		>
			{alerts === undefined && (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={refetch} count={4} />
			)}
			{alerts?.length === 0 && <EmptyState text={texts.noPast} />}
			<ul className="plain-list" aria-label={texts.past}>
				{first.map((alert) => (
					<PastAlert key={alert.id} alert={alert} />
				))}
			</ul>
			{more}
		</Panel>
	);
}

function PastAlert({ alert }: { alert: Alert }) {
	const { since, until, taken } = alert;
	const length = until && minutesBetween(instantOf(since), instantOf(until));
	return (
		<li className={classes.alert}>
			<AlertText alert={alert} />
			<p className={classes.past}>
				{length === null ? texts.stillOpen : texts.lasted(formatDuration(length))},{' '}
				{taken ? texts.takenBy(taken.by.name) : texts.notTaken}
			</p>
		</li>
	);
}
