import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function ActivityListPage() {
	return (
		<PageFrame title="Activities">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
