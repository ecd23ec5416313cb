import { Button } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import type { RenderLink } from './link-slot.ts';
import { type Crumb, PageFrame } from './page-frame.tsx';
import { Panel } from './panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** What a page shows in place of an entity while it loads, when that has failed, or when it is gone. */
export function RowPlaceholder({ isLoading, error, retry, texts, crumbs, icon, toList }: RowPlaceholderProps) {
	if (isLoading) {
		return (
			<PageFrame title={texts.loading} tab={texts.title} crumbs={crumbs}>
				<Panel>
					<SkeletonRows count={10} />
				</Panel>
			</PageFrame>
		);
	}
	if (error) {
		return (
			<PageFrame title={texts.title} crumbs={crumbs}>
				<ErrorPanel message={texts.failed} onRetry={retry} />
			</PageFrame>
		);
	}
	return (
		<PageFrame title={texts.notFoundTitle} crumbs={crumbs}>
			<EmptyState icon={icon} text={texts.notFound} action={<Button renderRoot={toList}>{texts.toList}</Button>} />
		</PageFrame>
	);
}

interface RowPlaceholderProps {
	isLoading: boolean;
	error: Error | null;
	retry: () => void;
	texts: {
		/** What the page is about: 'Vehicle'. */
		title: string;
		loading: string;
		failed: string;
		notFoundTitle: string;
		notFound: string;
		toList: string;
	};
	crumbs: readonly Crumb[];
	/** A path of @mdi/js, for what is gone. */
	icon: string;
	toList: RenderLink;
}
