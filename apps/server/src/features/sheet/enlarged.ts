import type { PdfDocument } from './pdf-document.ts';

/** What is a length in points, by its name in pdfmake's documents; single, or a list of them. */
const LENGTHS: readonly string[] = [
	'fontSize',
	'columnGap',
	'fit',
	'width',
	'widths',
	'margin',
	'pageMargins',
	// Of what is drawn.
	...['x', 'y', 'w', 'h', 'r', 'lineWidth'],
];

/** What returns lengths: the layouts of tables. */
const RETURNS_LENGTH = /^(padding|[hv]LineWidth)/;

/** The same pages with everything on them larger: paper that hangs on a wall is read from further away. */
export function enlarged(document: PdfDocument, factor: number): PdfDocument {
	// What pdfmake takes is a tree of plain objects; only lengths change in it.
	return enlargedPart(document, { factor }) as PdfDocument;
}

interface Part {
	readonly factor: number;
	/** What the part is called in its object, or the list that it is in. */
	readonly name?: string;
}

function enlargedPart(value: unknown, { factor, name = '' }: Part): unknown {
	if (typeof value === 'number') return LENGTHS.includes(name) ? value * factor : value;
	if (typeof value === 'function') return enlargedResult(value as (...inputs: unknown[]) => unknown, { factor, name });
	if (Array.isArray(value)) return value.map((item) => enlargedPart(item, { factor, name }));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) => [key, enlargedPart(part, { factor, name: key })]),
	);
}

function enlargedResult(make: (...inputs: unknown[]) => unknown, { factor, name = '' }: Part) {
	return (...inputs: unknown[]) => {
		const made = make(...inputs);
		if (typeof made === 'number') return RETURNS_LENGTH.test(name) ? made * factor : made;
		return enlargedPart(made, { factor });
	};
}
