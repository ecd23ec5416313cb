import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and where it stands on its page, in points from the lower left. */
export interface PlacedText {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly baseline: number;
	readonly size: number;
}

export interface PlacedPage {
	readonly width: number;
	readonly texts: readonly PlacedText[];
}

/** The pieces of text of a PDF, page by page; also those that lie beside the paper. */
export async function placedPages(file: Uint8Array): Promise<PlacedPage[]> {
	const task = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false });
	const document = await task.promise;
	const pages: PlacedPage[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		const texts = items.flatMap((item): PlacedText[] => {
			if (!('str' in item)) return [];
			const [, , , , left, baseline] = item.transform as number[];
			if (left === undefined || baseline === undefined) return [];
			return [{ text: item.str, left, right: left + item.width, baseline, size: item.height }];
		});
		pages.push({ width: page.getViewport({ scale: 1 }).width, texts });
	}
	await task.destroy();
	return pages;
}

/** The text of a PDF, page by page, its pieces parted by blanks. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
	const pages = await placedPages(file);
	return pages.map(({ texts }) =>
		texts
			.map(({ text }) => text)
			.join(' ')
			.replace(/\s+/g, ' '),
	);
}

/** The whole text of a PDF. */
export async function pdfText(file: Uint8Array): Promise<string> {
	return (await pdfPages(file)).join(' ');
}
