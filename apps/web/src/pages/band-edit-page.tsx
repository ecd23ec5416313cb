import { useParams } from '@tanstack/react-router';
import { useBands } from '../api/bands.ts';
import { isGone, useRow } from '../api/use-row.ts';
import { BandForm } from '../features/band/band-form.tsx';
import { useBandFormChoices } from '../features/band/band-form-choices.ts';
import { FORM_TEXTS as texts } from '../features/band/band-form-texts.ts';
import { valuesOf } from '../features/band/band-form-values.ts';
import { BAND_CRUMBS, toBand } from '../features/band/band-links.tsx';
import { BandPlaceholder } from '../features/band/band-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useLastDefined } from '../ui/use-last-defined.ts';

/** The form of a band (SPEC.md section 2). */
export function BandEditPage() {
	const { id } = useParams({ from: '/band/edit/$id' });
	return <EditBand key={id} id={Number(id)} />;
}

function EditBand({ id }: { id: number }) {
	const { row, ...state } = useRow(useBands(), id);
	const band = useLastDefined(row);
	const { stages, productions, ...choices } = useBandFormChoices(band);
	const error = state.error ?? choices.error;
	const retry = () => {
		state.retry();
		choices.retry();
	};
	if (!band || !stages || !productions) {
		const isLoading = state.isLoading || (band !== undefined && error === null);
		return (
			<BandPlaceholder
				title={texts.editTitle}
				failed={texts.failed}
				isLoading={isLoading}
				error={error}
				retry={retry}
			/>
		);
	}
	return (
		<PageFrame title={texts.editTitle} crumbs={[...BAND_CRUMBS, { label: band.name, link: toBand(id) }]}>
			<BandForm
				id={id}
				initial={valuesOf(band)}
				isGone={isGone(row, state)}
				stages={stages}
				productions={productions}
			/>
		</PageFrame>
	);
}
