import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function UsersPage() {
	return (
		<PageFrame title="Users">
			<EmptyState text="This screen is still to come." />
		</PageFrame>
	);
}
