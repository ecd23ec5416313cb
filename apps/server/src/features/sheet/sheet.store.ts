import { type Instant, type SheetLine, type SheetSubject, toDay } from '@crossload/domain';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { SheetIssueTable } from './sheet-issue.table.ts';

/** Issues that are kept, of one sheet and of all: the oldest go first. */
const MAX_OF_ONE = 20;
const MAX_OF_ALL = 2000;

/** A sheet as it was printed. */
export interface SheetIssue {
	/** What its QR code leads to. */
	readonly code: string;
	readonly subject: SheetSubject;
	/** What its reader might see. */
	readonly level: string;
	readonly title: string;
	readonly at: Instant;
	readonly revision: number;
	readonly lines: readonly SheetLine[];
}

/** The issue with this code; undefined for one that is unknown or forgotten. */
export async function findIssue(db: Db, code: string): Promise<SheetIssue | undefined> {
	const row = await db.selectFrom('sheet_issue').selectAll().where('code', '=', code).executeTakeFirst();
	return row && issueOf(row);
}

/** The latest issue of the same sheet for readers of the same rights. */
export async function findLatestIssue(db: Db, subject: SheetSubject, level: string): Promise<SheetIssue | undefined> {
	const row = await db
		.selectFrom('sheet_issue')
		.selectAll()
		.where('sheet', '=', sheetKey(subject, level))
		.orderBy('id', 'desc')
		.executeTakeFirst();
	return row && issueOf(row);
}

/** Keeps an issue, and forgets the oldest where there are too many. It makes no revision. */
export async function insertIssue(trx: Trx, { subject, lines, ...issue }: SheetIssue): Promise<void> {
	const sheet = sheetKey(subject, issue.level);
	const { kind, id: subject_id, day } = subject;
	const row = { ...issue, sheet, kind, subject_id, day, lines: JSON.stringify(lines) };
	await trx.insertInto('sheet_issue').values(row).execute();
	await forgetBeyond(trx, MAX_OF_ONE, sheet);
	await forgetBeyond(trx, MAX_OF_ALL);
}

async function forgetBeyond(trx: Trx, count: number, sheet?: string): Promise<void> {
	const all = trx.selectFrom('sheet_issue').select('code').orderBy('id', 'desc').limit(1).offset(count);
	const [oldest] = await (sheet === undefined ? all : all.where('sheet', '=', sheet)).execute();
	if (oldest) await trx.deleteFrom('sheet_issue').where('code', '=', oldest.code).execute();
}

function sheetKey({ kind, id, day }: SheetSubject, level: string): string {
	return [kind, id, day, level].filter((part) => part !== null).join(' ');
}

function issueOf(row: Selectable<SheetIssueTable>): SheetIssue {
	const { code, kind, subject_id: id, day, level, title, at, revision, lines } = row;
	const subject = { kind, id, day: day === null ? null : toDay(day) };
	return { code, subject, level, title, at, revision, lines: JSON.parse(lines) as SheetLine[] };
}
