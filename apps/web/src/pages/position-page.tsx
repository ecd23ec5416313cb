import { useParams } from '@tanstack/react-router';
import { usePositions } from '../api/positions.ts';
import { useRow } from '../api/use-row.ts';
import { useActivitiesOf } from '../features/activity/use-activities-of.ts';
import { PositionDetails } from '../features/position/position-details.tsx';
import { PositionPlaceholder } from '../features/position/position-placeholder.tsx';
import { POSITION_TEXTS as texts } from '../features/position/position-texts.ts';

/** One position (SPEC.md section 2). */
export function PositionPage() {
	const { id } = useParams({ from: '/position/$id' });
	return <PositionOf key={id} id={Number(id)} />;
}

function PositionOf({ id }: { id: number }) {
	const { row: position, ...state } = useRow(usePositions(), id);
	const activities = useActivitiesOf('position', id);
	if (!position) return <PositionPlaceholder {...state} failed={texts.detailsFailed} />;
	return <PositionDetails position={position} activities={activities} />;
}
