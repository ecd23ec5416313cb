import { useBands } from '../api/bands.ts';
import { useShownRows } from '../entities/mine/mine-context.ts';
import { BandList } from '../features/band/band-list.tsx';
import { BAND_TEXTS as texts } from '../features/band/band-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The list of all bands (SPEC.md section 2). */
export function BandListPage() {
	const { data, error, isLoadingError, refetch } = useBands();
	const bands = useShownRows('band', data);
	useLoggedFailure(texts.bands, error);
	if (data) return <BandList bands={bands} />;
	return (
		<PageFrame title={texts.bands}>
			<ListPlaceholder failure={isLoadingError ? texts.loadFailed : null} retry={refetch} count={12} />
		</PageFrame>
	);
}
