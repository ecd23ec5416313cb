import { nameKey, slugOfName } from '@crossload/domain';
import { Invalid } from '../../../errors/domain-errors.ts';
import { listPositionStates, type PositionState, positionRows } from '../../position/position.store.ts';
import { type ImportContext, importKind, type Present } from '../import-kind.ts';
import type { RowValues } from '../import-memory.store.ts';
import { capacity, name, named, slug, tag } from '../read-cells.ts';
import { byName, matchByName } from './match-by-name.ts';

const EMPTY_POSITION = { tag: 'Sonstige', capacity: null, stageId: null };

export const positionsKind = importKind<PositionState>({
	entity: 'position',
	cells: { name, slug, tag, capacity, stage: named('stage') },
	required: ['name'],
	neverBlank: ['name'],
	matchedBy: ['name'],
	blank: { tag: 'Sonstige' },
	load: async (db) =>
		(await listPositionStates(db)).map(({ id, version, ...state }) => ({ id, version, name: state.name, state })),
	valuesOf: ({ stageId, ...values }) => ({ ...values, stage: stageId }),
	fromLog: (logged) => logged as unknown as PositionState,
	toLog: (state, { version }) => ({ ...state, version }),
	match: (rows, entries) => matchByName(rows, entries, byName),
	normalize: ({ slug, ...file }, present) => {
		// A blank slug is none of one's own: that of a position which is there stays.
		if (slug === undefined || slug === null) return present && slug === null ? { ...file, slug: present.slug } : file;
		return { ...file, slug };
	},
	stateWith: withValues,
	shown: (field, value, { names }) =>
		field === 'stage' && value !== null ? names.nameOf('stage', Number(value)) : value,
	insert: positionRows.insertMany,
	update: positionRows.updateMany,
});

/** Throws Invalid for a slug that another position has, or gets from an earlier row. */
function withValues(
	{ stage, slug, ...values }: RowValues,
	present: Present<PositionState> | null,
	{ slugs }: ImportContext,
): PositionState {
	const state = { ...EMPTY_POSITION, ...present?.state, ...values } as PositionState;
	const own = slug ?? present?.state.slug ?? slugOfName(state.name, (key) => slugs.has(key));
	const key = nameKey(String(own));
	const holder = slugs.get(key);
	if (holder !== undefined && holder !== present?.id) {
		throw new Invalid('The slug is taken', { fields: { slug: `The slug ${own} belongs to another position` } });
	}
	if (present) slugs.delete(nameKey(present.state.slug));
	slugs.set(key, present?.id ?? -1 - slugs.size);
	return {
		...state,
		slug: String(own),
		...(stage !== undefined && { stageId: stage === null ? null : Number(stage) }),
	};
}
