import type { CarryOverQuery, CarryOverResult } from '@crossload/contract';
import {
	CARRY_KINDS,
	type CarryKind,
	type CarryProposal,
	calendarDayOf,
	carryCounts,
	type Day,
	daysBetween,
	firstFestivalDay,
	managesUsers,
	parseDay,
	proposeCarryOver,
	proposedFirstDay,
	sameWeekdayFrom,
	USUAL_CARRY_KINDS,
} from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, Invalid } from '../../errors/domain-errors.ts';
import { listActivityTypes } from '../activity/activity-brief.store.ts';
import { listVehicleTypes } from '../vehicle/vehicle.store.ts';
import { readCarryRows } from './read-carry-rows.ts';
import type { SourceRows } from './read-source.ts';
import { newOf, writeCarried } from './write-carried.service.ts';

/** Remarks that a response has, at most. */
const MAX_REMARKS = 200;

/**
 * Copies what is chosen of another installation, or says what that would do (IN-AND-OUT.md, IMP-10). All or nothing; users
 * are one revision, all else is another. Throws Invalid for a first day that will not do.
 */
export async function runCarryOver(work: Work, query: CarryOverQuery, source: SourceRows): Promise<CarryOverResult> {
	const kinds = kindsOf(query);
	const firstDay = firstDayOf(query, source, { kinds, today: calendarDayOf(work.at) });
	const here = await readCarryRows(work.trx);
	const activityTypes = new Map((await listActivityTypes(work.trx)).map((type) => [type.id, type]));
	const vehicleTypes = new Set((await listVehicleTypes(work.trx)).map(({ id }) => id));
	const days = firstDay.there && firstDay.here ? daysBetween(firstDay.there, firstDay.here) : 0;
	const proposal = proposeCarryOver(source.rows, here, { kinds, days, activityTypes, vehicleTypes });
	expectManager([...here.users, ...newOf(proposal.users)], proposal);
	const result = resultOf(proposal, kinds, firstDay);
	if (query.dryRun === 'true') return result;
	await writeCarried(work, proposal, source.passwordHashes);
	return { ...result, ...(await revisionsOf(work, proposal)) };
}

function kindsOf({ kinds }: CarryOverQuery): readonly CarryKind[] {
	if (kinds === undefined) return USUAL_CARRY_KINDS;
	const chosen = kinds.split(',');
	return CARRY_KINDS.filter((kind) => chosen.includes(kind));
}

function firstDayOf(
	{ firstDay, dryRun }: CarryOverQuery,
	{ rows }: SourceRows,
	{ kinds, today }: { readonly kinds: readonly CarryKind[]; readonly today: Day },
): { there: Day | null; here: Day | null } {
	const there = firstFestivalDay(rows.activities);
	const wanted = firstDay === undefined ? null : readDay(firstDay);
	if (there === null) return { there, here: null };
	if (wanted !== null) return { there, here: sameWeekdayFrom(there, wanted) };
	if (dryRun === 'false' && kinds.includes('activities')) {
		throw Invalid.field('firstDay', 'Required with activities: the day from which on the festival begins');
	}
	return { there, here: proposedFirstDay(there, today) };
}

function readDay(text: string): Day {
	const day = parseDay(text);
	if (day === null) throw Invalid.field('firstDay', 'must be a date such as 2026-08-19');
	return day;
}

/** On an empty database the first start makes an admin only where there is nobody. Throws Conflict. */
function expectManager(users: readonly { readonly role: string }[], { users: carried }: CarryProposal): void {
	if (newOf(carried).length === 0 || users.some(({ role }) => managesUsers(role))) return;
	throw new Conflict(
		'None of these users may manage users, and nobody is here who does. Start this installation once first: that makes an admin.',
	);
}

function resultOf(
	proposal: CarryProposal,
	kinds: readonly CarryKind[],
	firstDay: CarryOverResult['firstDay'],
): CarryOverResult {
	const remarks = CARRY_KINDS.flatMap((kind) =>
		proposal[kind].flatMap(({ name, state, remarks }) =>
			remarks.length > 0 && state !== 'same' ? [{ kind, name, state, text: remarks.join('; ') }] : [],
		),
	);
	return {
		revision: null,
		usersRevision: null,
		kinds: carryCounts(proposal, kinds).map(({ kind, counts }) => ({ kind, ...counts })),
		remarks: remarks.slice(0, MAX_REMARKS),
		moreRemarks: Math.max(0, remarks.length - MAX_REMARKS),
		firstDay,
	};
}

/** The revisions that this transaction will make: users come first. */
async function revisionsOf(
	{ trx }: Work,
	proposal: CarryProposal,
): Promise<Pick<CarryOverResult, 'revision' | 'usersRevision'>> {
	const isNew = (kind: CarryKind) => newOf<unknown>(proposal[kind]).length > 0;
	const latest = await latestRevision(trx);
	const usersRevision = isNew('users') ? latest + 1 : null;
	const hasOthers = CARRY_KINDS.some((kind) => kind !== 'users' && isNew(kind));
	return { usersRevision, revision: hasOthers ? (usersRevision ?? latest) + 1 : null };
}
