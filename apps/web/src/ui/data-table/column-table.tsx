import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Screen, useScreen } from '../../lib/use-media.ts';
import { rememberedSize, rememberSize } from '../remembered-sizes.ts';
import { chosenColumns, fittingColumns, gridTemplate, type SortEntry } from './column.ts';
import classes from './data-table.module.css';
import type { DataTableProps, Rank } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { HeaderRow } from './header-row.tsx';
import { TableBody } from './table-body.tsx';
import { useHeightLeft } from './use-height-left.ts';
import { useOpeningScroll, useRowsOfOpening } from './use-opening-scroll.ts';
import { useOverscan } from './use-overscan.ts';
import { useWidth } from './use-width.ts';
import { drawnEntries } from './virtual-range.ts';

const NO_SORTING: readonly SortEntry[] = [];

/** The table with columns, as tablets and desktops show it; it scrolls within itself. */
export function ColumnTable<Row>({ entries, rank = 'card', ...props }: ColumnTableProps<Row>) {
	const panel = useRef<HTMLDivElement>(null);
	const { columns, template } = useShownColumns(panel, props);
	const rowHeight = rowHeightOn(useScreen(), rank);
	const isLong = entries.length > LONG_LIST;
	const height = `height of ${props.id}`;
	const opening = useOpeningScroll({ id: props.id, view: props.view, entries, rowHeight, panel });
	const virtualizer = useVirtualizer({
		count: entries.length,
		enabled: isLong,
		// So that the rows in sight, and no others, are there at once, before the panel is measured.
		initialRect: { width: 0, height: rememberedSize(height) ?? window.innerHeight },
		initialOffset: opening.at,
		getScrollElement: () => panel.current,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : rowHeight),
		overscan: useOverscan(),
	});
	useRowsOfOpening(virtualizer, opening);
	useEffect(() => {
		if (virtualizer.scrollRect) rememberSize(height, virtualizer.scrollRect.height);
	});
	const isPassing = useCallback(() => isLong && virtualizer.isScrolling, [isLong, virtualizer]);
	const fits = rank === 'page' || (props.fitsWindow ?? false);
	const heightLeft = useHeightLeft(panel, { id: props.id, isWanted: fits, isScrolling: isPassing() });

	return (
		<div
			ref={panel}
			className={classes.panel}
			data-framed={rank === 'page' || undefined}
			data-scroll-restoration-id={props.id}
			style={{
				maxHeight: heightLeft ?? (isLong ? '70dvh' : undefined),
				'--row-height': `${rowHeight}px`,
				'--columns': template,
			}}
		>
			<table className={classes.table} aria-label={props.label} aria-rowcount={1 + props.rows.length}>
				<thead className={classes.thead}>
					<HeaderRow columns={columns} sorting={props.sorting ?? NO_SORTING} onSortingChange={props.onSortingChange} />
				</thead>
				<TableBody
					drawn={drawnEntries(entries, isLong ? virtualizer : null)}
					columns={columns}
					isPassing={isPassing}
					rowHeight={rowHeight}
					rank={rank}
					rows={props}
				/>
			</table>
		</div>
	);
}

interface ColumnTableProps<Row> extends DataTableProps<Row> {
	entries: readonly Entry<Row>[];
}

/** The columns that there is room for; the same array until they change, so that rows need not be drawn anew. */
function useShownColumns<Row>(panel: RefObject<HTMLElement | null>, props: DataTableProps<Row>) {
	const { columns, chosen } = props;
	const width = useWidth(panel, props.id);
	const shown = useMemo(() => fittingColumns(chosenColumns(columns, chosen), width), [columns, chosen, width]);
	return { columns: shown, template: gridTemplate(shown, width) };
}

function rowHeightOn(screen: Screen, rank: Rank): number {
	if (screen === 'tablet') return 44;
	return rank === 'side' ? 34 : 40;
}
