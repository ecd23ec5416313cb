import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { TableName } from './moved-tables.ts';
import { pagesOf, type Row } from './pages.ts';

/** What a table holds: as many rows with the same values have the same, on either database and in any order. */
export interface Contents {
	readonly rows: number;
	readonly checksum: string;
}

const MODULUS = 2n ** 256n;

/** The contents of rows that come in pages. */
export class ContentsSum {
	#rows = 0;
	#sum = 0n;

	add(rows: readonly Row[]): void {
		for (const row of rows) this.#sum = (this.#sum + numberOf(row)) % MODULUS;
		this.#rows += rows.length;
	}

	get contents(): Contents {
		return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') };
	}
}

/** What a table holds now. */
export async function contentsOf(db: Db, table: TableName): Promise<Contents> {
	const sum = new ContentsSum();
	for await (const rows of pagesOf(db, table)) sum.add(rows);
	return sum.contents;
}

function numberOf(row: Row): bigint {
	const values = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
	return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`);
}
