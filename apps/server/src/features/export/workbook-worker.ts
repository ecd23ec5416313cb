import { Readable } from 'node:stream';
import { workerData } from 'node:worker_threads';
import { type WrittenSheet, workbookPieces } from '@crossload/spreadsheet';

Readable.from(workbookPieces(workerData as WrittenSheet[])).pipe(process.stdout);
