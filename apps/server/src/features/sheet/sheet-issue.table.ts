import type { Instant, SheetKind } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface SheetIssueTable {
	/** In the order of printing. */
	id: Generated<number>;
	code: string;
	/** Which sheet, and for readers of which rights: `stage 3 2026-08-22 phone:read`. */
	sheet: string;
	kind: SheetKind;
	subject_id: number | null;
	day: string | null;
	/** What the reader might see: the redaction level. */
	level: string;
	title: string;
	at: Instant;
	revision: number;
	/** JSON of the lines as they were printed. */
	lines: string;
}
