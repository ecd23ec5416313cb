import { type BandUpdate, bandCalls } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { expectFound, Forbidden } from '../../errors/domain-errors.ts';
import { type Route, read, write } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { changeBand, createBand, removeBand } from './band.service.ts';
import { findBandDetail, listBands } from './band.store.ts';

/** What the right band:status covers without band:write. */
const STATUS_FIELDS = ['status', 'version'];

export const bandRoutes: readonly Route[] = [
	read(bandCalls.list, (db) => listBands(db)),
	read(bandCalls.get, async (db, { id }) => expectFound(await findBandDetail(db, id), 'This band')),
	write(bandCalls.create, (work, { body }) => createBand(work, body)),
	write(
		bandCalls.update,
		async (work, { id, body }) => {
			await changeBand(work, id, body);
			return expectFound(await findBandDetail(work.trx, id), 'This band');
		},
		{ restrict: expectStatusAlone },
	),
	write(
		bandCalls.remove,
		async (work, { id, query }) => void (await removeBand(work, id, { cascade: query.cascade === 'true' })),
	),
];

function expectStatusAlone({ user }: Session, body: BandUpdate | null): void {
	if (holds(user.permissions, 'band:write')) return;
	const others = Object.keys(body ?? {}).filter((field) => !STATUS_FIELDS.includes(field));
	if (others.length > 0) throw new Forbidden('Your role may change the status of a band and nothing else.');
}
