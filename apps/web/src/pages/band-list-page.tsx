import { useBands } from '../api/bands.ts';
import { BandList } from '../features/band/band-list.tsx';
import { BAND_TEXTS as texts } from '../features/band/band-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { InPlaceOfList } from '../ui/in-place-of-list.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The list of all bands (SPEC.md section 2). */
export function BandListPage() {
	const { data, error, isLoadingError, refetch } = useBands();
	useLoggedFailure(texts.bands, error);
	if (data) return <BandList bands={data} />;
	return (
		<PageFrame title={texts.bands}>
			<InPlaceOfList failure={isLoadingError ? texts.loadFailed : null} retry={refetch} count={12} />
		</PageFrame>
	);
}
