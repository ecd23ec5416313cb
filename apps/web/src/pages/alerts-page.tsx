import { useQuery } from '@tanstack/react-query';
import { alertListQuery } from '../api/alerts.ts';
import { messageOf } from '../api/errors.ts';
import { useRight } from '../api/session.ts';
import { useIsMineOn } from '../entities/mine/mine-context.ts';
import { AlertList } from '../features/alert/alert-list.tsx';
import { AlertSettingsPanel } from '../features/alert/alert-settings-panel.tsx';
import { ALERT_TEXTS as texts } from '../features/alert/alert-texts.ts';
import { MinutesPanel } from '../features/alert/minutes-panel.tsx';
import { PastAlerts } from '../features/alert/past-alerts.tsx';
import { useMyAlerts } from '../features/alert/use-my-alerts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';

/** Open alerts, past ones, and which of them one wants (ON-SITE.md, section ALRT). */
export function AlertsPage() {
	const mayReadPast = useRight('history:read');
	const maySetMinutes = useRight('stage:write');
	return (
		<PageFrame title={texts.title}>
			<OpenAlerts />
			<AlertSettingsPanel />
			{maySetMinutes && <MinutesPanel />}
			{mayReadPast && <PastAlerts />}
		</PageFrame>
	);
}

function OpenAlerts() {
	const { data: all, error, refetch } = useQuery(alertListQuery);
	const mine = useMyAlerts();
	const [isMineOn] = useIsMineOn();
	const alerts = isMineOn ? mine : all;
	return (
		<Panel title={texts.open}>
			{alerts === undefined && (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={refetch} count={4} />
			)}
			{alerts?.length === 0 && <EmptyState text={isMineOn ? texts.none : texts.noneAtAll} />}
			{alerts && alerts.length > 0 && <AlertList alerts={alerts} label={texts.open} />}
		</Panel>
	);
}
