import { MAX_ID, type SheetState } from '@crossload/contract';
import {
	type Day,
	festivalTimeOf,
	holds,
	type Instant,
	localOf,
	makeSheets,
	parseDay,
	type SheetKind,
	type SheetLine,
	type SheetRows,
	type SheetSubject,
	sheetChanges,
	sheetLines,
	withoutTelephones,
} from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Database, Db } from '../../db/database.ts';
import { readConsistently, writeOutsideChangeLog } from '../../db/work.ts';
import { Invalid, NotFound } from '../../errors/domain-errors.ts';
import type { FileContent } from '../../http/route.ts';
import { CODE, keepPass, newCode } from '../vehicle/vehicle-pass.service.ts';
import { findIssue, findLatestIssue, insertIssue, type SheetIssue } from './sheet.store.ts';
import type { SheetPrinter } from './sheet-printer.ts';
import { listSheetRows } from './sheet-rows.store.ts';

/** What the reader of a sheet may see: each level has issues of its own. */
type Level = 'phone:read' | 'public';
const PERMISSIONS: Readonly<Record<Level, readonly string[]>> = {
	'phone:read': ['festival:read', 'phone:read'],
	public: ['festival:read'],
};

export interface Printing {
	readonly subject: SheetSubject;
	readonly permissions: readonly string[];
	readonly now: Instant;
	readonly format: 'A4' | 'A3';
	/** A preview is no issue. */
	readonly isPreview: boolean;
	/** Where the web app is reached: `https://crossload.example`. */
	readonly origin: string;
	readonly festival: string | null;
}

interface PrintResources {
	readonly database: Database;
	readonly printer: SheetPrinter;
}

/**
 * Prints a sheet (IN-AND-OUT, SHEET-01 to SHEET-04) as its reader may see it, marked where it differs from the issue before. Throws
 * NotFound for what is not there, Unavailable where it takes too long.
 */
export async function printSheet({ database, printer }: PrintResources, printing: Printing): Promise<FileContent> {
	const { subject, now, format, isPreview, origin, festival } = printing;
	const level = levelOf(printing.permissions);
	const { rows, latest, revision } = await readConsistently(database, async (db) => ({
		rows: await listSheetRows(db, subject, PERMISSIONS[level]),
		latest: await findLatestIssue(db, subject, level),
		revision: await latestRevision(db),
	}));
	const pass = await passFor(database, printing, rows);
	const code = newCode();
	const printed = await printer.print({
		subject,
		rows,
		before: latest?.lines ?? null,
		festival,
		format,
		foot: `${isPreview ? 'Preview · ' : ''}Revision ${revision} · ${momentInWords(now)}`,
		address: isPreview ? null : `${origin}/sheet/${code}`,
		pass: pass && `${origin}${pass.url}`,
	});
	if (!printed) throw new NotFound(`This ${subject.kind} does not exist (any more).`);
	const { pdf, title, lines } = printed;
	const issue: SheetIssue = { code, subject, level, title, at: now, revision, lines };
	if (!isPreview) await writeOutsideChangeLog(database, (trx) => insertIssue(trx, issue));
	return { body: Buffer.from(pdf), name: `${title}.pdf`, revision };
}

/**
 * The pass that a vehicle's sheet has for those who may have passes (SHEET-01, GATE-06), made where there is none. It is
 * in no line of the issue: nobody learns it from what has changed.
 */
async function passFor(database: Database, { subject, permissions, isPreview }: Printing, { vehicles }: SheetRows) {
	const [vehicle] = vehicles;
	if (subject.kind !== 'vehicle' || !vehicle || isPreview || !holds(permissions, 'activity:operate')) return null;
	return await writeOutsideChangeLog(database, (trx) => keepPass(trx, vehicle.id));
}

/**
 * What a printed sheet is worth by now: the same content is current, whatever the revision (SHEET-03). Nobody sees by it
 * what they may not, nor what the sheet does not have. Throws NotFound for an unknown code.
 */
export async function readSheet(db: Db, code: string, permissions: readonly string[]): Promise<SheetState> {
	const issue = CODE.test(code) ? await findIssue(db, code) : undefined;
	if (!issue) throw new NotFound('This sheet is too old, or of another festival. Print it again.');
	const level = issue.level === 'phone:read' ? levelOf(permissions) : 'public';
	const seen = (lines: readonly SheetLine[]) => (level === 'public' ? withoutTelephones(lines) : lines);
	const sheets = makeSheets(issue.subject, await listSheetRows(db, issue.subject, PERMISSIONS[level]));
	const changes = sheetChanges(seen(issue.lines), sheetLines(sheets));
	const { subject, title, at, revision } = issue;
	return {
		kind: subject.kind,
		title,
		printed_at: festivalTimeOf(at),
		revision,
		current: changes.length === 0,
		changes: changes.map(({ kind, text, before, after }) => ({ kind, text, before, after })),
	};
}

function levelOf(permissions: readonly string[]): Level {
	return holds(permissions, 'phone:read') ? 'phone:read' : 'public';
}

/** Which sheet a query asks for. Throws Invalid for a day that is none, NotFound for an id that nothing can have. */
export function subjectOf(kind: SheetKind, { id, day }: { id?: string; day?: string }): SheetSubject {
	if (Number(id) > MAX_ID) throw new NotFound('There is nothing with this id.');
	return { kind, id: id === undefined ? null : Number(id), day: day === undefined ? null : dayOf(day) };
}

function dayOf(text: string): Day {
	const day = parseDay(text);
	if (day === null) throw Invalid.field('day', 'must be a day such as 2026-08-22');
	return day;
}

/** '22.08.2026 17:30' */
export function momentInWords(now: Instant): string {
	const local = localOf(festivalTimeOf(now));
	const [year, month, date] = local.slice(0, 10).split('-');
	return `${date}.${month}.${year} ${local.slice(11, 16)}`;
}
