import type { ShareView } from '@crossload/contract';
import { SHEET_KINDS, type SheetKind, type SheetRows, type SheetSubject } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { readConsistently } from '../../db/work.ts';
import type { RouteDependencies } from '../../http/route-dependencies.ts';
import type { ViewFilter } from '../../live/view-filter.ts';
import type { ViewRows } from '../../live/view-rows.ts';
import type { KnownShare } from '../share/share.store.ts';
import type { ShareContent } from '../share/share-pages.ts';
import { principalOf } from '../share/share-sessions.ts';
import { momentInWords, subjectOf } from './sheet.service.ts';
import type { PrintJob, SheetPrinter } from './sheet-printer.ts';
import { listSheetRows } from './sheet-rows.store.ts';

interface SharedSheetDependencies extends Pick<RouteDependencies, 'database' | 'clock' | 'viewRows'> {
	readonly printer: SheetPrinter;
	/** The festival's name. */
	readonly festival: string | null;
}

/**
 * A sheet that needs no login, as it is now (ON-SITE.md, WALL-01; SHEET-02): filtered by the share's view, without telephone
 * numbers and without who works where. It is no issue: it marks no changes, and has no code that only a login could open.
 */
export function sheetContent({ database, clock, viewRows, printer, festival }: SharedSheetDependencies): ShareContent {
	return async (share) => {
		const subject = sharedSubject(share.view);
		const read = async (db: Db) => ({
			rows: await filteredRows(db, subject, await filterOf(db, viewRows, share)),
			revision: await latestRevision(db),
		});
		const { rows, revision } = await readConsistently(database, read);
		const foot = `Revision ${revision} · ${momentInWords(clock())}`;
		const job = { subject, rows, festival, foot, before: null, format: 'A4', address: null, pass: null } as const;
		const printed = (await printer.print(job)) ?? (subject.id === null ? await printer.print(overviewOf(job)) : null);
		return printed && { type: 'application/pdf', body: Buffer.from(printed.pdf) };
	};
}

/** The kind of sheet that the view names: of one thing where it names one, else of each that it shows. */
function sharedSubject({ screen, day, stageIds, positionIds, bandIds }: ShareView): SheetSubject {
	const kind = SHEET_KINDS.find((one) => one === screen) ?? 'all';
	const named: Partial<Record<SheetKind, readonly number[] | undefined>> = {
		stage: stageIds,
		position: positionIds,
		band: bandIds,
	};
	const ids = named[kind] ?? [];
	return subjectOf(kind, { ...(ids.length === 1 && { id: String(ids[0]) }), ...(day !== undefined && { day }) });
}

/** Where the view shows nothing of the kind: the day, as a link that was given out leads somewhere. */
function overviewOf(job: PrintJob): PrintJob {
	return { ...job, subject: { kind: 'day', id: null, day: job.subject.day } };
}

async function filterOf(db: Db, viewRows: ViewRows, share: KnownShare): Promise<ViewFilter> {
	return viewRows.filterFor(await viewRows.at(db), principalOf(share));
}

async function filteredRows(db: Db, subject: SheetSubject, filter: ViewFilter): Promise<SheetRows> {
	const rows = await listSheetRows(db, subject, ['festival:read']);
	return {
		activities: filter.rows('activity', rows.activities),
		bands: filter.rows('band', rows.bands),
		vehicles: filter.rows('vehicle', rows.vehicles),
		stages: filter.rows('stage', rows.stages),
		positions: filter.rows('position', rows.positions),
		functions: [],
	};
}
