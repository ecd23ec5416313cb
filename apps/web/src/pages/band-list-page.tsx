import { useQuery } from '@tanstack/react-query';
import { bandListQuery } from '../api/bands.ts';
import { BandList } from '../features/band/band-list.tsx';
import { BAND_TEXTS as texts } from '../features/band/band-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

/** The list of all bands (SPEC.md section 2). */
export function BandListPage() {
	const { data, error, isLoadingError, refetch } = useQuery(bandListQuery);
	useLoggedFailure(texts.bands, error);
	if (data) return <BandList bands={data} />;
	return (
		<PageFrame title={texts.bands}>
			{isLoadingError ? (
				<ErrorPanel message={texts.loadFailed} onRetry={() => void refetch()} />
			) : (
				<Panel>
					<SkeletonRows count={12} />
				</Panel>
			)}
		</PageFrame>
	);
}
