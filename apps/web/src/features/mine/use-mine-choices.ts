import type { Mine } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { positionListQuery } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { MINE_TEXTS as texts } from './mine-texts.ts';

/** Something that can be chosen as one's own. */
interface MineChoice {
	readonly id: number | string;
	readonly name: string;
	/** `#rrggbb`, of stages. */
	readonly color?: string;
}

/** What can be chosen under a list of Mine. */
export interface MineGroup {
	readonly list: keyof Mine;
	readonly title: string;
	readonly note?: string;
	readonly choices: readonly MineChoice[];
}

/** All that can be chosen, in the order in which people think of it. */
export function useMineGroups(): readonly MineGroup[] {
	const { data: stages = [] } = useQuery(stageListQuery);
	const { data: positions = [] } = useQuery(positionListQuery);
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	const { data: types = [] } = useQuery(activityTypesQuery);
	return [
		{ list: 'stageIds', title: texts.stages, choices: stages },
		{ list: 'positionIds', title: texts.positions, choices: positions.map(({ id, name }) => ({ id, name })) },
		{ list: 'functionIds', title: texts.functions, note: texts.functionsExplained, choices: functions },
		{
			list: 'types',
			title: texts.types,
			note: texts.typesExplained,
			choices: types.map(({ id, name }) => ({ id, name })),
		},
	];
}

/** Mine with one more, or with one less. */
export function toggled(mine: Mine, list: keyof Mine, id: number | string): Mine {
	const chosen: readonly (number | string)[] = mine[list];
	const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
	return { ...mine, [list]: next };
}

/** The names of what is chosen: `Sternenbühne + 2`; null for nothing that there is. */
export function summaryOf(mine: Mine, groups: readonly MineGroup[]): string | null {
	const names = groups.flatMap(({ list, choices }) => {
		const chosen: readonly (number | string)[] = mine[list];
		return choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
	});
	const [first, ...more] = names;
	return first === undefined ? null : texts.and(first, more.length);
}
