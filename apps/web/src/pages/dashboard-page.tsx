import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function DashboardPage() {
	return (
		<PageFrame title="Home">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
