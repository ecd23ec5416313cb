import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function PersonsPage() {
	return (
		<PageFrame title="Persons">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
