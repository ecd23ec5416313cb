import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function VehiclePage() {
	return (
		<PageFrame title="Vehicle">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
