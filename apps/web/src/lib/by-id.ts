/** Rows by their ids. */
export function byId<Id, Row extends { readonly id: Id }>(rows: readonly Row[]): ReadonlyMap<Row['id'], Row> {
	return new Map(rows.map((row) => [row.id, row]));
}
