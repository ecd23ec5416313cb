import { Button, CloseButton, TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { AddButton, ToolRowAdd } from './add-buttons.tsx';
import type { SortEntry } from './data-table/column.ts';
import { DataTable } from './data-table/data-table.tsx';
import type { DataTableProps } from './data-table/data-table-props.ts';
import { EmptyState } from './empty-state.tsx';
import { ExportButton } from './export/export-button.tsx';
import type { ExportedList } from './export/exported-rows.ts';
import { Icon } from './icon.tsx';
import { ListPlaceholder } from './list-placeholder.tsx';
import classes from './managed-list.module.css';
import { PageFrame } from './page-frame.tsx';
import { ToolRow } from './tool-row.tsx';

interface Search<Row> {
	readonly label: string;
	readonly matches: (row: Row, text: string) => boolean;
	readonly noneFound: string;
	readonly clear: string;
}

interface ManagedListProps<Row extends { readonly id: number }>
	extends Pick<DataTableProps<Row>, 'columns' | 'onRowOpen' | 'rowName' | 'phoneRow' | 'glows'> {
	readonly title: string;
	/** Where the rows come from. */
	readonly source: UseQueryResult<readonly Row[]>;
	readonly loadFailed: string;
	/** The word on the button that adds a row. */
	readonly add: string;
	readonly onAdd: () => void;
	/** What to do as long as there is nothing. */
	readonly empty: string;
	/** A path of @mdi/js, beside `empty`. */
	readonly icon: string;
	/** For lists too long to be looked through. */
	readonly search?: Search<Row>;
	/** Id of the column by which the list is ordered at first. */
	readonly orderedBy: string;
	/** What is exported of a row; without it the list cannot be exported (OUT-01). */
	readonly loadExport?: ExportedList<Row>['load'];
	/** What else can be done on this page, before the button that adds a row. */
	readonly actions?: ReactNode;
	/** The dialogs. */
	readonly children: ReactNode;
}

/** A page of things that an admin keeps: the list, the button that adds one, and what opens over it. */
export function ManagedList<Row extends { readonly id: number }>(props: ManagedListProps<Row>) {
	const { title, source, search, add, onAdd, children } = props;
	const isPhone = useIsPhone();
	const [text, setText] = useState('');
	const [sorting, setSorting] = useState<readonly SortEntry[]>([{ id: props.orderedBy, desc: false }]);
	const query = text.trim();
	const shown = search && query ? source.data?.filter((row) => search.matches(row, query)) : source.data;
	// An empty list offers the button itself.
	const hasRows = source.data?.length !== 0;
	const hasButton = !isPhone && hasRows;
	const field = search && <SearchField label={search.label} value={text} onChange={setText} />;
	return (
		<div className={classes.list}>
			<PageFrame
				title={title}
				count={countText(shown?.length, source.data?.length)}
				actions={
					(props.actions || hasButton || props.loadExport) && (
						<>
							{props.loadExport && source.data && shown && hasRows && (
								<ExportButton
									title={title}
									all={source.data}
									shown={shown}
									columns={props.columns}
									sorting={sorting}
									load={props.loadExport}
									isIcon={isPhone}
								/>
							)}
							{props.actions}
							{hasButton && <AddButton label={add} onClick={onAdd} />}
						</>
					)
				}
			>
				{!isPhone && hasRows && field}
				<Rows {...props} shown={shown} sorting={sorting} onSortingChange={setSorting} onClear={() => setText('')} />
				{isPhone && hasRows && (
					<ToolRow>
						{field}
						<ToolRowAdd label={add} onClick={onAdd} />
					</ToolRow>
				)}
				{children}
			</PageFrame>
		</div>
	);
}

interface RowsProps<Row extends { readonly id: number }> extends ManagedListProps<Row> {
	readonly shown: readonly Row[] | undefined;
	readonly sorting: readonly SortEntry[];
	readonly onSortingChange: (sorting: readonly SortEntry[]) => void;
	readonly onClear: () => void;
}

function Rows<Row extends { readonly id: number }>({ shown, onClear, rowName, ...list }: RowsProps<Row>) {
	const isPhone = useIsPhone();
	if (shown === undefined) {
		const { isLoadingError, refetch } = list.source;
		return <ListPlaceholder failure={isLoadingError ? list.loadFailed : null} retry={refetch} count={10} />;
	}
	return (
		<DataTable
			{...list}
			id={list.title}
			label={list.title}
			variant="page"
			rows={shown}
			rowId={({ id }) => id}
			// A phone's row says all that a name could.
			{...(rowName && !isPhone ? { rowName } : {})}
			empty={<Nothing {...list} onClear={onClear} />}
		/>
	);
}

/** Nothing matches, or there is nothing yet; either way with what to do about it. */
function Nothing<Row extends { readonly id: number }>({
	onClear,
	...list
}: ManagedListProps<Row> & Pick<RowsProps<Row>, 'onClear'>) {
	if (list.search && list.source.data?.length !== 0) {
		const clear = (
			<Button variant="default" onClick={onClear}>
				{list.search.clear}
			</Button>
		);
		return <EmptyState icon={mdiMagnify} text={list.search.noneFound} action={clear} />;
	}
	const action = <AddButton label={list.add} onClick={list.onAdd} />;
	return <EmptyState icon={list.icon} text={list.empty} action={action} />;
}

interface SearchFieldProps {
	label: string;
	value: string;
	onChange: (value: string) => void;
}

function SearchField({ label, value, onChange }: SearchFieldProps) {
	return (
		<TextInput
			className={classes.search ?? ''}
			type="search"
			aria-label={label}
			placeholder={label}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
			leftSection={<Icon path={mdiMagnify} />}
			rightSection={value !== '' && <CloseButton aria-label="Clear search" onClick={() => onChange('')} />}
		/>
	);
}

/** `12`, while something is searched for `3 of 12`. */
function countText(shown: number | undefined, all: number | undefined): string | undefined {
	if (shown === undefined || all === undefined) return undefined;
	return shown === all ? `${all}` : `${shown} of ${all}`;
}
