import { PositionForm } from '../features/position/position-form.tsx';
import { POSITION_CRUMBS } from '../features/position/position-links.tsx';
import { POSITION_TEXTS as texts } from '../features/position/position-texts.ts';
import { PageFrame } from '../ui/page-frame.tsx';

/** The form for a new position (SPEC.md section 2). */
export function PositionAddPage() {
	return (
		<PageFrame title={texts.addTitle} crumbs={POSITION_CRUMBS}>
			<PositionForm />
		</PageFrame>
	);
}
