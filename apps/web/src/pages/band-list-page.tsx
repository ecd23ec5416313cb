import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function BandListPage() {
	return (
		<PageFrame title="Bands">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
