import type { WriteRequest } from './export-format.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The list as a file, written on a thread that ends with it. Rejects when the thread fails. */
export async function writeFile(name: string, request: WriteRequest): Promise<File> {
	const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { type: 'module' });
	try {
		const content = await contentFrom(worker, request);
		const isWorkbook = request.format === 'xlsx';
		const type = isWorkbook ? WORKBOOK : 'text/csv;charset=utf-8';
		return new File([content], `${name}.${isWorkbook ? 'xlsx' : 'csv'}`, { type });
	} finally {
		worker.terminate();
	}
}

function contentFrom(worker: Worker, request: WriteRequest): Promise<string | Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<string | Uint8Array<ArrayBuffer>>) => resolve(data);
		worker.onerror = (event) => {
			event.preventDefault();
			reject(new Error(event.message));
		};
		worker.postMessage(request);
	});
}
