import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function BandEditPage() {
	return (
		<PageFrame title="Edit Band">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
