import { BandForm, NoStages } from '../features/band/band-form.tsx';
import { useBandFormChoices } from '../features/band/band-form-choices.ts';
import { FORM_TEXTS as texts } from '../features/band/band-form-texts.ts';
import { NEW_BAND } from '../features/band/band-form-values.ts';
import { BAND_CRUMBS } from '../features/band/band-links.tsx';
import { BandPlaceholder } from '../features/band/band-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The form for a new band (SPEC.md section 2). */
export function BandAddPage() {
	const { stages, productions, error, retry } = useBandFormChoices();
	if (!stages || !productions) {
		const absence = { title: texts.addTitle, failed: texts.failed, isLoading: error === null, error, retry };
		return <BandPlaceholder {...absence} />;
	}
	return (
		<PageFrame title={texts.addTitle} crumbs={BAND_CRUMBS}>
			{stages.length === 0 ? (
				<NoStages />
			) : (
				<BandForm initial={{ values: NEW_BAND, version: undefined }} stages={stages} productions={productions} />
			)}
		</PageFrame>
	);
}
