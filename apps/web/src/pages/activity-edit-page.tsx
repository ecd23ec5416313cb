import { useParams } from '@tanstack/react-router';
import { EditActivityScreen } from '../features/activity/activity-form-screen.tsx';
import { contextOf } from '../features/activity/form-context.ts';

/** An activity that is there already. */
export function ActivityEditPage() {
	const params = useParams({ from: '/activity/$activityId/edit/{-$context}/{-$contextId}' });
	const key = Object.values(params).join('/');
	return <EditActivityScreen key={key} activityId={Number(params.activityId)} context={contextOf(params)} />;
}
