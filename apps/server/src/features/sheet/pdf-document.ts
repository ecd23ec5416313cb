import type { createPdf } from 'pdfmake';

/** What pdfmake makes a file of. */
export type PdfDocument = Parameters<typeof createPdf>[0];
