import { useActivities } from '../api/activities.ts';
import { messageOf } from '../api/errors.ts';
import { useChecks } from '../features/checks/use-checks.ts';
import { HandoverScreen } from '../features/handover/handover-screen.tsx';
import { HANDOVER_TEXTS as texts } from '../features/handover/handover-texts.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** What one shift hands over to the next, on screen and on paper (PLAN-15). */
export function HandoverPage() {
	const { data: activities, error, refetch } = useActivities();
	const checks = useChecks();
	if (activities && checks) return <HandoverScreen activities={activities} checks={checks.checks} />;
	return (
		<PageFrame title={texts.title}>
			<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={refetch} count={8} />
		</PageFrame>
	);
}
