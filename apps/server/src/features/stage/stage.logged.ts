import type { Stage } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { findStageByName, listStages, stageRows, usesOfStage } from './stage.store.ts';

export const stageLogged = loggedEntity<Stage>({
	entity: 'stage',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listStages(db, ids), (stage) => stage),
	undo: {
		forbidden: async (db, states) => {
			const taken: number[] = [];
			for (const [id, { name }] of states) if (((await findStageByName(db, name))?.id ?? id) !== id) taken.push(id);
			return taken;
		},
		isInUse: async (db, id) => Object.values(await usesOfStage(db, id)).some((count) => count > 0),
		...stageRows,
	},
});
