import { vehiclePassCalls } from '@crossload/contract';
import { type Route, readUncached, write } from '../../http/route.ts';
import { findPass, readPass, renewPass } from './vehicle-pass.service.ts';

/** A pass is in no revision, so no response may be kept by one. */
export const vehiclePassRoutes: readonly Route[] = [
	readUncached(vehiclePassCalls.find, (db, { id }) => findPass(db, id)),
	write(vehiclePassCalls.renew, (work, { id }) => renewPass(work, id)),
	readUncached(vehiclePassCalls.read, (db, { code }) => readPass(db, code)),
];
