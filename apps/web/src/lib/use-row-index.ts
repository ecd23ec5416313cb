import { useMemo, useRef } from 'react';
import { RowIndex } from './row-index.ts';

/** A list's rows by id, made of the index of the list before. */
export function useRowIndex<Row extends { readonly id: number }>(rows: readonly Row[]): RowIndex<Row> {
	const before = useRef<RowIndex<Row>>(undefined);
	return useMemo(() => {
		before.current = new RowIndex(rows, before.current);
		return before.current;
	}, [rows]);
}
