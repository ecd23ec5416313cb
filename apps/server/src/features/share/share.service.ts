import type { NewShare, ShareCreate, ShareView } from '@crossload/contract';
import {
	DISPLAY_SCREENS,
	festivalTimeOf,
	type Instant,
	parseDay,
	parseInstant,
	SHEET_KINDS,
	type ShareKind,
} from '@crossload/domain';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, Invalid, NotFound } from '../../errors/domain-errors.ts';
import { countOpenShares, deleteShare, insertShare } from './share.store.ts';
import { hashOf, newShareToken } from './share-token.ts';

/** Shares that are open at once, at most (ON-SITE.md, WALL-01). */
const MAX_OPEN = 100;

const SCREENS: Readonly<Record<ShareKind, readonly string[]>> = {
	display: DISPLAY_SCREENS,
	calendar: [],
	sheet: SHEET_KINDS,
};

const ADDRESSES: Readonly<Record<ShareKind, (token: string) => string>> = {
	display: (token) => `/display/${token}`,
	calendar: (token) => `/calendar/${token}.ics`,
	sheet: (token) => `/shared/${token}.pdf`,
};

/**
 * Shares a view by a link; its token is returned and not kept, neither here nor in the change log (ON-SITE.md, WALL-01).
 * Throws Invalid for a view that cannot be shown and an expiry that is past, Conflict where too many are open.
 */
export async function createShare({ trx, at }: Work, body: ShareCreate): Promise<NewShare> {
	const { kind, name, view = {}, expires_at = null } = body;
	const expiresAt = expires_at === null ? null : parseInstant(expires_at);
	Invalid.throwIfAny({
		...faultsOf(kind, view),
		...(await missingReferences(trx, referencesOf(view))),
		...(expiresAt !== null && expiresAt <= at && { expires_at: 'must lie in the future' }),
	});
	if ((await countOpenShares(trx, at)) >= MAX_OPEN) {
		throw new Conflict(`There are ${MAX_OPEN} open shares already. Revoke one that is not needed any more.`);
	}
	const token = newShareToken();
	const shown = withoutRepeats(view);
	const id = await insertShare(trx, { kind, name, view: shown, tokenHash: hashOf(token), expiresAt });
	const times = { expires_at: festivalTimeOrNull(expiresAt), last_used_at: null };
	return { id, kind, name, view: shown, ...times, token, url: ADDRESSES[kind](token) };
}

/** Revokes a share: its link is void on every node, and its streams end. Throws NotFound. */
export async function removeShare({ trx, record }: Work, id: number): Promise<void> {
	if (!(await deleteShare(trx, id))) throw new NotFound('This share does not exist or was revoked already.');
	record({ entity: 'share', id, before: {}, after: null });
}

function festivalTimeOrNull(instant: Instant | null) {
	return instant === null ? null : festivalTimeOf(instant);
}

/** What is wrong with a view of this kind, by the path of the field. */
function faultsOf(kind: ShareKind, { screen, day }: ShareView): Record<string, string> {
	const screens = SCREENS[kind];
	const faults: Record<string, string> = {};
	if (kind === 'calendar' && screen !== undefined) faults['view.screen'] = 'a calendar has none';
	if (kind !== 'calendar' && !(screen !== undefined && screens.includes(screen))) {
		faults['view.screen'] = `must be one of ${screens.join(', ')}`;
	}
	if (kind === 'sheet' && parseDay(day ?? '') === null)
		faults['view.day'] = 'must be the festival day of the sheet: YYYY-MM-DD';
	if (kind !== 'sheet' && day !== undefined) faults['view.day'] = 'only a sheet has one';
	return faults;
}

function referencesOf({ stageIds, positionIds, bandIds, types }: ShareView): Record<string, Reference> {
	return {
		'view.stageIds': ['stage', stageIds],
		'view.positionIds': ['position', positionIds],
		'view.bandIds': ['band', bandIds],
		'view.types': ['activity_type', types],
	};
}

function withoutRepeats(view: ShareView): ShareView {
	const lists = Object.entries(view).map(([name, value]) => [
		name,
		Array.isArray(value) ? [...new Set<number | string>(value)] : value,
	]);
	return Object.fromEntries(lists) as ShareView;
}
