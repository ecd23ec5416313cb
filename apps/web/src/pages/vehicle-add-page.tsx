import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function VehicleAddPage() {
	return (
		<PageFrame title="Add New Vehicle">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
