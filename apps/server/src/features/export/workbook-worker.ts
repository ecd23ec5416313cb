import { workerData } from 'node:worker_threads';
import { xmlText } from '@crossload/domain';
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node';
import type { WorkbookCell, WorkbookSheet } from './workbook.ts';

const TIME_FORMAT = 'yyyy-mm-dd hh:mm';

function cellOf(value: WorkbookCell): Cell {
	if (value instanceof Date) return { value, type: Date, format: TIME_FORMAT };
	// A text is one whatever it begins with: nothing is ever a formula.
	return typeof value === 'string' ? xmlText(value) : value;
}

function sheetOf({ name, rows }: WorkbookSheet): Sheet<never> {
	const [head = [], ...body] = rows;
	const heading = head.map((cell): Cell => ({ value: String(cell), type: String, fontWeight: 'bold' }));
	return { sheet: name, data: [heading, ...body.map((row) => row.map(cellOf))], stickyRowsCount: 1 };
}

// Not awaited: a thread that is ended while it writes would warn of a top-level await that never settles.
void writeExcelFile((workerData as WorkbookSheet[]).map(sheetOf)).toStream(process.stdout);
