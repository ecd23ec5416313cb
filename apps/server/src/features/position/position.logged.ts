import { byId, loggedEntity } from '../change/logged-entity.ts';
import {
	findPosition,
	findPositionBySlug,
	listPositionsWithVehicles,
	loggedPosition,
	type PositionState,
	positionRows,
} from './position.store.ts';

export const positionLogged = loggedEntity<PositionState>({
	entity: 'position',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listPositionsWithVehicles(db, ids), loggedPosition),
	undo: {
		references: ({ stageId }) => [['stage', [stageId]]],
		forbidden: async (db, states) => {
			const taken: number[] = [];
			for (const [id, { slug }] of states) if (((await findPositionBySlug(db, slug))?.id ?? id) !== id) taken.push(id);
			return taken;
		},
		isInUse: async (db, id) => ((await findPosition(db, id))?.activities ?? []).length > 0,
		...positionRows,
	},
});
