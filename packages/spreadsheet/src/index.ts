export { type ReadRows, type ReadRowsOptions, readRows } from './read-rows.ts';
export { readPastedCells, readSpreadsheet } from './read-spreadsheet.ts';
export { faultsOfRow } from './row-faults.ts';
export type { RowFault } from './row-values.ts';
export { type Cell, cellText, columnLetter, MAX_FILE_BYTES, type Sheet, SpreadsheetRefused } from './sheet.ts';
export { type Column, findTable, guessKind, guessMapping, type Mapping, type Table } from './table.ts';
export { type Field, fieldsOf, KINDS, REQUIRED_FIELDS } from './words/header-words.ts';
