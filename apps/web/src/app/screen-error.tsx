import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Stands where a screen could not be drawn; after an update of the app, a reload helps. */
export function ScreenError() {
	return (
		<PageFrame title="Something went wrong">
			<ErrorPanel message="This screen could not be opened." onRetry={() => window.location.reload()} />
		</PageFrame>
	);
}
