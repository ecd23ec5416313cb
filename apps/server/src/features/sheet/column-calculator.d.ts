/** What shares out the width of tables and columns in pdfmake, which is not among what it declares. */
declare module 'pdfmake/js/columnCalculator.js' {
	interface Column {
		readonly width?: number | string | null;
		/** Points that the column gets. */
		_calcWidth: number;
	}
	interface ColumnCalculator {
		buildColumnWidths(columns: readonly Column[], available: number, ...more: readonly unknown[]): void;
		isAutoColumn(column: Column): boolean;
		isStarColumn(column: Column): boolean;
	}
	const module: { readonly default: ColumnCalculator };

	export = module;
}
