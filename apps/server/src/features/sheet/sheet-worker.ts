import { parentPort, workerData } from 'node:worker_threads';
import { makeSheets, setFestivalOffset, sheetChanges, sheetLines } from '@crossload/domain';
import { pdfOf } from './pdf.ts';
import { sheetDocument } from './sheet-document.ts';
import type { PrinterData, PrintJob, PrintMessage } from './sheet-printer.ts';

setFestivalOffset((workerData as PrinterData).offset);

async function print(job: PrintJob): Promise<PrintMessage> {
	const sheets = makeSheets(job.subject, job.rows);
	const [first] = sheets;
	if (!first) return { printed: null };
	const lines = sheetLines(sheets);
	const changes = job.before ? sheetChanges(job.before, lines) : [];
	const title = titleOf(first, job);
	return { printed: { pdf: await pdfOf(sheetDocument({ sheets, changes, title }, job)), title, lines } };
}

function titleOf({ title, subtitle }: { title: string; subtitle: string }, { subject }: PrintJob): string {
	return subject.kind === 'all' ? `All sheets, ${title}` : `${title}, ${subtitle}`;
}

async function printResult(job: PrintJob): Promise<PrintMessage> {
	try {
		return await print(job);
	} catch (error) {
		return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await printResult(job)));
