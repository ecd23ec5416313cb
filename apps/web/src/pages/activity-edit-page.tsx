import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function ActivityEditPage() {
	return (
		<PageFrame title="Edit Activity">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
