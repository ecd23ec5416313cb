import type { BandStatus, Instant } from '@crossload/domain';
import type { DemoActivity, DemoFestival, DemoTeamFunction } from './demo-festival.ts';

/** One thing that a user of the demo has entered. */
export type DayEntry = { readonly at: Instant; readonly by: 'admin' | 'lead' } & Entered;

type Entered =
	| { readonly kind: 'start' | 'end'; readonly activityKey: number }
	| { readonly kind: 'change'; readonly activityKey: number; readonly change: ActivityChange }
	| { readonly kind: 'status'; readonly bandKey: number; readonly status: BandStatus }
	| { readonly kind: 'members'; readonly functionKey: number; readonly members: DemoTeamFunction['memberKeys'] }
	| { readonly kind: 'note'; readonly text: string; readonly stageKey?: number | null; readonly bandKey?: number };

/** What of an activity's plan is changed in the course of a day. */
export type ActivityChange = Partial<Pick<DemoActivity, 'planned_start' | 'planned_end' | 'positionKey' | 'info'>>;

/** A made-up festival, and the day of it whose entries are made up. */
export interface DemoDay {
	readonly festival: DemoFestival;
	/** When it begins and how far it has come. */
	readonly from: Instant;
	readonly now: Instant;
}

/** Entries of a day, and the festival as it was before them. */
export interface DayEntries {
	readonly before: DemoFestival;
	readonly entries: readonly DayEntry[];
}
