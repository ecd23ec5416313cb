import { mdiMapMarkerQuestionOutline } from '@mdi/js';
import { HomeButton } from '../features/session/home-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Says that there is no such screen, and leads home (SHELL-07). */
export function NotFoundPage() {
	return (
		<PageFrame title="Page not found">
			<EmptyState
				icon={mdiMapMarkerQuestionOutline}
				text="There is nothing at this address. It may have been removed."
				action={<HomeButton />}
			/>
		</PageFrame>
	);
}
