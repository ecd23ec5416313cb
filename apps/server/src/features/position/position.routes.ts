import { positionCalls } from '@crossload/contract';
import { expectFound } from '../../errors/domain-errors.ts';
import { type Route, read, write } from '../../http/route.ts';
import { changePosition, createPosition, removePosition } from './position.service.ts';
import { findPositionDetail, listPositions, listPositionsWithVehicles } from './position.store.ts';

export const positionRoutes: readonly Route[] = [
	read(positionCalls.list, (db) => listPositions(db)),
	read(positionCalls.listWithVehicles, (db) => listPositionsWithVehicles(db)),
	read(positionCalls.get, async (db, { id }) => expectFound(await findPositionDetail(db, id), 'This position')),
	write(positionCalls.create, (work, { body }) => createPosition(work, body)),
	write(positionCalls.update, (work, { id, body }) => changePosition(work, id, body)),
	write(positionCalls.remove, async (work, { id }) => void (await removePosition(work, id))),
];
