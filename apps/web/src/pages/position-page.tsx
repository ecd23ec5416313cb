import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function PositionPage() {
	return (
		<PageFrame title="Position">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
