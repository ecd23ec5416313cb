import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function VehicleListPage() {
	return (
		<PageFrame title="Vehicles">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
