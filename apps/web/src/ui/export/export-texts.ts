/** Texts of the dialog that exports a list. */
export const EXPORT_TEXTS = {
	title: (list: string) => `Export ${list}`,
	range: 'What',
	shown: (count: number) => `As shown (${rows(count)})`,
	all: (count: number) => `Everything (${rows(count)})`,
	hint: {
		shown: 'The rows, columns and order that the list shows.',
		all: 'Every row with every column, whatever is filtered.',
	},
	format: 'Format',
	formats: { xlsx: 'Excel', ';': 'CSV with ;', ',': 'CSV with ,' },
	times: 'Times are festival time.',
	save: 'Save file',
	saved: (name: string) => `“${name}” is saved.`,
	failed: 'The file could not be made. Reload the page and try again.',
} as const;

function rows(count: number): string {
	return count === 1 ? '1 row' : `${count} rows`;
}
