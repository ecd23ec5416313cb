import { ErrorPanel } from './error-panel.tsx';
import { Panel } from './panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** What a page shows in place of a list while it loads, or when that has failed. */
export function ListPlaceholder({ failure, retry, count }: ListPlaceholderProps) {
	if (failure !== null) return <ErrorPanel message={failure} onRetry={() => void retry()} />;
	return (
		<Panel>
			<SkeletonRows count={count} />
		</Panel>
	);
}

interface ListPlaceholderProps {
	/** Why loading has failed; null while it loads. */
	failure: string | null;
	retry: () => unknown;
	/** How many rows are expected, more or less. */
	count: number;
}
