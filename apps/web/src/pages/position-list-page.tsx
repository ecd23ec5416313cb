import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { positionListQuery } from '../api/positions.ts';
import { PositionOverview } from '../features/position/position-overview.tsx';
import { POSITION_TEXTS as texts } from '../features/position/position-texts.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

/** All positions with what stands there (SPEC.md section 2). */
export function PositionListPage() {
	const { data: positions, error, refetch } = useQuery(positionListQuery);
	if (positions) return <PositionOverview positions={positions} />;
	return (
		<PageFrame title={texts.overview}>
			{error ? (
				<ErrorPanel message={messageOf(error, texts.listFailed)} onRetry={() => void refetch()} />
			) : (
				<Panel>
					<SkeletonRows count={12} />
				</Panel>
			)}
		</PageFrame>
	);
}
