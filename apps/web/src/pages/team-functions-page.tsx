import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function TeamFunctionsPage() {
	return (
		<PageFrame title="Team Functions">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
