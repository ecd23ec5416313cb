import { stageCalls } from '@crossload/contract';
import { type Route, read, write } from '../../http/route.ts';
import { changeStage, createStage, removeStage } from './stage.service.ts';
import { listStages } from './stage.store.ts';

export const stageRoutes: readonly Route[] = [
	read(stageCalls.list, (db) => listStages(db)),
	write(stageCalls.create, (work, { body }) => createStage(work, body)),
	write(stageCalls.update, (work, { id, body }) => changeStage(work, id, body)),
	write(stageCalls.remove, async (work, { id }) => void (await removeStage(work, id))),
];
