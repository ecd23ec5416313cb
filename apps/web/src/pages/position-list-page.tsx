import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function PositionListPage() {
	return (
		<PageFrame title="Position Overview">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
