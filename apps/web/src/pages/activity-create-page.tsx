import { useParams, useSearch } from '@tanstack/react-router';
import { CreateActivityScreen } from '../features/activity/activity-form-screen.tsx';
import { contextOf } from '../features/activity/form-context.ts';

/** A new activity, perhaps of a band, stage, position or vehicle. */
export function ActivityCreatePage() {
	const params = useParams({ from: '/activity/new/{-$context}/{-$contextId}' });
	const { type = null, at = null } = useSearch({ from: '/activity/new/{-$context}/{-$contextId}' });
	const key = Object.values(params).join('/');
	return <CreateActivityScreen key={key} context={contextOf(params)} typeId={type} at={at} />;
}
