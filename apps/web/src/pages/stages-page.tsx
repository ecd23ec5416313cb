import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function StagesPage() {
	return (
		<PageFrame title="Stages">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
