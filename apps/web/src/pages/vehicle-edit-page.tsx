import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function VehicleEditPage() {
	return (
		<PageFrame title="Edit Vehicle">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
