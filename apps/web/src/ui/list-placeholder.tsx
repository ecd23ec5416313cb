import { ErrorPanel } from './error-panel.tsx';
import { Panel } from './panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** What a page shows in place of a list that is not there: on its way, or not to be had. */
export function ListPlaceholder({ failure, retry, count }: ListPlaceholderProps) {
	if (failure !== null) return <ErrorPanel message={failure} onRetry={() => void retry()} />;
	return (
		<Panel>
			<SkeletonRows count={count} />
		</Panel>
	);
}

interface ListPlaceholderProps {
	/** Why it is not to be had; null while it is on its way. */
	failure: string | null;
	retry: () => unknown;
	/** How many rows are expected, more or less. */
	count: number;
}
