import type { Share, ShareCreate } from '@crossload/contract';
import { DAY, type Day, festivalTimeOf, type Instant, later } from '@crossload/domain';

/** What a link can show, by kind and screen (WALL-06). */
export const SHARED = {
	'display/stage': 'Display: stages',
	'display/arrivals': 'Display: arrivals',
	'display/positions': 'Display: positions',
	'display/board': 'Display: the next 6 hours',
	calendar: 'Calendar feed',
	'sheet/all': 'Sheets of a day, all in one',
	'sheet/day': 'Sheet of a day',
	'sheet/stage': 'Sheet of a stage',
	'sheet/position': 'Sheet of a position',
	'sheet/band': 'Sheet of a band',
} as const;

export type Shared = keyof typeof SHARED;

export const ALL_SHARED = Object.keys(SHARED) as readonly Shared[];

/** Days after which a link may end; null: when it is deleted. */
export const ENDS = [null, 1, 3, 7, 30] as const;

/** What the dialog holds. */
export interface ShareValues {
	readonly name: string;
	readonly what: Shared;
	readonly stageIds: readonly number[];
	readonly positionIds: readonly number[];
	readonly bandIds: readonly number[];
	readonly types: readonly string[];
	readonly day: Day | null;
	readonly withInfo: boolean;
	readonly endsAfter: number | null;
}

export type Filter = 'stageIds' | 'positionIds' | 'bandIds' | 'types';

/** The filters that narrow what is shown; a sheet of one thing is of exactly one. */
export function filtersOf(what: Shared): readonly Filter[] {
	if (what === 'sheet/stage') return ['stageIds'];
	if (what === 'sheet/position') return ['positionIds'];
	if (what === 'sheet/band') return ['bandIds'];
	if (what === 'display/positions') return ['positionIds'];
	if (what.startsWith('display')) return ['stageIds', 'positionIds'];
	return ['stageIds', 'positionIds', 'bandIds', 'types'];
}

/** Whether a sheet is of one thing, which must be chosen. */
export function isOfOne(what: Shared): boolean {
	return what === 'sheet/stage' || what === 'sheet/position' || what === 'sheet/band';
}

export function isSheet(what: Shared): boolean {
	return what.startsWith('sheet');
}

/** The body of the call; only what is chosen and counts. */
export function shareBody(values: ShareValues, now: Instant): ShareCreate {
	const { name, what, day, withInfo, endsAfter } = values;
	const [kind, screen] = what.split('/') as [ShareCreate['kind'], string | undefined];
	const chosen = filtersOf(what).flatMap((filter) => (values[filter].length > 0 ? [[filter, values[filter]]] : []));
	const view = {
		...(screen !== undefined && { screen }),
		...Object.fromEntries(chosen),
		...(isSheet(what) && day !== null && { day }),
		...(withInfo && { withInfo }),
	};
	return { kind, name, view, expires_at: endsAfter === null ? null : festivalTimeOf(later(now, endsAfter * DAY)) };
}

/** What a share shows, in words. */
export function sharedText({ kind, view }: Pick<Share, 'kind' | 'view'>): string {
	const what = (view.screen === undefined ? kind : `${kind}/${view.screen}`) as Shared;
	return SHARED[what] ?? what;
}
