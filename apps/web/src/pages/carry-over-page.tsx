import { Link } from '@tanstack/react-router';
import { CarryOverStep } from '../features/carry-over/carry-over-step.tsx';
import { CARRY_TEXTS as texts } from '../features/carry-over/carry-over-texts.ts';
import { IMPORT_TEXTS } from '../features/import/import-texts.ts';
import { PageFrame } from '../ui/page-frame.tsx';

/** What comes along from another installation (IN-AND-OUT, IMP-10). */
export function CarryOverPage() {
	const toImport = { label: IMPORT_TEXTS.title, link: (slot: object) => <Link to="/import" {...slot} /> };
	return (
		<PageFrame title={texts.title} crumbs={[toImport]}>
			<CarryOverStep />
		</PageFrame>
	);
}
