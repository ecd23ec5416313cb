import type { ReactNode } from 'react';
import type { ListPart } from '../lib/use-list-part.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Panel } from './panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The card of a list, or its placeholder while the list loads or when that has failed. */
export function Listed<Row>({ title, list: { rows, isLoading, onRetry }, children }: ListedProps<Row>) {
	if (rows) return children(rows);
	return (
		<Panel title={title}>
			{isLoading ? (
				<SkeletonRows count={4} />
			) : (
				<ErrorPanel isBare message="This could not be loaded." onRetry={onRetry} />
			)}
		</Panel>
	);
}

interface ListedProps<Row> {
	title: string;
	list: ListPart<Row>;
	children: (rows: readonly Row[]) => ReactNode;
}
