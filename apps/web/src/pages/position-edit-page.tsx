import { useParams } from '@tanstack/react-router';
import { usePositions } from '../api/positions.ts';
import { isGone, useRow } from '../api/use-row.ts';
import { PositionForm } from '../features/position/position-form.tsx';
import { POSITION_CRUMBS, toPosition } from '../features/position/position-links.tsx';
import { PositionPlaceholder } from '../features/position/position-placeholder.tsx';
import { POSITION_TEXTS as texts } from '../features/position/position-texts.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { useLastDefined } from '../ui/use-last-defined.ts';

/** The form of a position (SPEC.md section 2). */
export function PositionEditPage() {
	const { id } = useParams({ from: '/position/edit/$id' });
	return <EditPosition key={id} id={Number(id)} />;
}

function EditPosition({ id }: { id: number }) {
	const { row, ...state } = useRow(usePositions(), id);
	const position = useLastDefined(row);
	if (!position) return <PositionPlaceholder {...state} failed={texts.formFailed} />;
	return (
		<PageFrame title={texts.editTitle} crumbs={[...POSITION_CRUMBS, { label: position.name, link: toPosition(id) }]}>
			<PositionForm position={position} isGone={isGone(row, state)} />
		</PageFrame>
	);
}
