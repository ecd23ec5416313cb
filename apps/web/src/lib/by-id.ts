/** Rows by their ids. */
export function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}
