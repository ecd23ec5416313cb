import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function ActivityCreatePage() {
	return (
		<PageFrame title="Create Activity">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
