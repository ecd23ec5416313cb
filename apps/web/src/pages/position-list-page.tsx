import { messageOf } from '../api/errors.ts';
import { usePositions } from '../api/positions.ts';
import { useShownRows } from '../entities/mine/mine-context.ts';
import { PositionOverview } from '../features/position/position-overview.tsx';
import { POSITION_TEXTS as texts } from '../features/position/position-texts.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** All positions with what stands there (SPEC.md section 2). */
export function PositionListPage() {
	const { data, error, refetch } = usePositions();
	const positions = useShownRows('position', data);
	if (data) return <PositionOverview positions={positions} />;
	return (
		<PageFrame title={texts.overview}>
			<ListPlaceholder failure={error && messageOf(error, texts.listFailed)} retry={refetch} count={12} />
		</PageFrame>
	);
}
