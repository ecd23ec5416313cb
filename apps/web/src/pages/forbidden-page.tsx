import { mdiLockOutline } from '@mdi/js';
import { HomeButton } from '../features/session/home-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Says that a screen is not for the one who opened it, and leads home (SHELL-02). */
export function ForbiddenPage() {
	return (
		<PageFrame title="Not for you">
			<EmptyState
				icon={mdiLockOutline}
				text="Your login does not open this screen. Ask the production office if it should."
				action={<HomeButton />}
			/>
		</PageFrame>
	);
}
