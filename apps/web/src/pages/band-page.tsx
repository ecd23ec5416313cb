import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function BandPage() {
	return (
		<PageFrame title="Band">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
