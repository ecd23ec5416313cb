import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function BandAddPage() {
	return (
		<PageFrame title="Add New Band">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
