import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function PositionEditPage() {
	return (
		<PageFrame title="Edit Position">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
