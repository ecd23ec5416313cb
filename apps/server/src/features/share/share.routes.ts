import { shareCalls } from '@crossload/contract';
import { type Route, readUncached, write } from '../../http/route.ts';
import { createShare, removeShare } from './share.service.ts';
import { listShares } from './share.store.ts';

/** A share is in no revision but the one that ends it, so no response may be kept by one. */
export const shareRoutes: readonly Route[] = [
	readUncached(shareCalls.list, (db) => listShares(db)),
	write(shareCalls.create, (work, { body }) => createShare(work, body), { neverStored: ['token', 'url'] }),
	write(shareCalls.remove, async (work, { id }) => void (await removeShare(work, id))),
];
