import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function PositionAddPage() {
	return (
		<PageFrame title="New Position">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
