import type { ImportResult } from '@crossload/contract';
import { nearNames } from '@crossload/domain';
import type { ActivityState } from '../activity/activity.store.ts';
import type { ProposeInput } from './import-festival.ts';
import { stagesOfBands } from './make-names.service.ts';
import type { Outcome } from './propose-import.ts';
import type { Made, RowNames } from './row-names.ts';

/** Names that are looked for among near ones, at most: beyond it the file is another festival's. */
const MAX_NEAR = 500;

type ResultInput = Pick<ProposeInput, 'kind' | 'festival'>;

/** What an import would do, as it is returned (IN-AND-OUT.md, IMP-04). */
export function importResult(outcomes: readonly Outcome[], { kind, festival }: ResultInput): ImportResult {
	const counts = { new: 0, changed: 0, same: 0, conflict: 0, faulty: 0 };
	for (const { state } of outcomes) counts[state] += 1;
	return {
		revision: null,
		counts,
		rows: outcomes.map((outcome) => ({
			row: outcome.row.row,
			state: outcome.state,
			entity: kind.entity,
			id: (outcome.sameAs === null ? outcome.entry : outcomes[outcome.sameAs]?.entry)?.id ?? null,
			changes: [...outcome.changes],
			faults: [...outcome.faults],
		})),
		missing: missing(outcomes, { kind, festival }),
		makes: madeBy(outcomes, festival.context.names).map(({ entity, name }) => ({ entity, name })),
		near: near(outcomes, { kind, festival }),
	};
}

function missing(outcomes: readonly Outcome[], { kind, festival }: ResultInput): ImportResult['missing'] {
	const found = new Set(outcomes.map(({ entry }) => entry?.id));
	return [...festival.present.values()]
		.filter(({ id }) => !found.has(id))
		.sort((a, b) => a.id - b.id)
		.map(({ id, name }) => ({ entity: kind.entity, id, name }));
}

/** The stages and bands that are needed for what is written; stages first. */
export function madeBy(outcomes: readonly Outcome[], { made }: RowNames): Made[] {
	if (made.length === 0) return [];
	const stages = stagesOfBands(outcomes);
	const used = new Set<number | null>([...stages.keys(), ...stages.values()]);
	for (const { next } of outcomes) {
		if (next === null) continue;
		const { bandId, stageId } = next as ActivityState;
		used.add(bandId).add(stageId);
	}
	const needed = made.filter(({ id }) => used.has(id));
	const stagesFirst = Map.groupBy(needed, ({ entity }) => entity);
	return [...(stagesFirst.get('stage') ?? []), ...(stagesFirst.get('band') ?? [])];
}

/** Names that nothing has, with those that they may mean; of vehicles those of the same band. */
function near(outcomes: readonly Outcome[], { kind, festival }: ResultInput): ImportResult['near'] {
	const { names, vehiclesOf } = festival.context;
	const unknown = new Map(names.unknown().map((each) => [`${each.entity} ${each.name}`, each]));
	const found: ImportResult['near'] = [];
	for (const { state, row } of outcomes) {
		if (found.length + unknown.size >= MAX_NEAR) break;
		const { name, band } = row.values;
		if (state !== 'new' || typeof name !== 'string' || kind.entity === 'activity') continue;
		if (kind.entity !== 'vehicle') unknown.set(`${kind.entity} ${name}`, { entity: kind.entity, name });
		else if (typeof band === 'number') {
			const candidates = nearNames(vehiclesOf(band))(name);
			found.push({ entity: 'vehicle', name, candidates: candidates.map(({ id, name }) => ({ id, name })) });
		}
	}
	for (const [entity, its] of Map.groupBy(unknown.values(), (each) => each.entity)) {
		const nearTo = nearNames(names.all(entity));
		for (const { name } of its.slice(0, MAX_NEAR)) {
			found.push({ entity, name, candidates: nearTo(name).map(({ id, name }) => ({ id, name })) });
		}
	}
	return found.filter(({ candidates }) => candidates.length > 0);
}
