import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, page by page, its pieces parted by blanks. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
	const task = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false });
	const document = await task.promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		const pieces = items.map((item) => ('str' in item ? item.str : ''));
		pages.push(pieces.join(' ').replace(/\s+/g, ' '));
	}
	await task.destroy();
	return pages;
}

/** The whole text of a PDF. */
export async function pdfText(file: Uint8Array): Promise<string> {
	return (await pdfPages(file)).join(' ');
}
