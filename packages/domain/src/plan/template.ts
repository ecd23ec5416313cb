import type { ActivityField, ActivityTypeFacts, TimeMode } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';

/** Largest distance of a step from its anchor, and its longest duration: fourteen days, in minutes. */
export const FARTHEST_STEP: Minutes = 14 * 24 * 60;

/** What a step counts its time from: the planned start or end of the band's show. */
export const TEMPLATE_ANCHORS = ['show_start', 'show_end'] as const;
export type TemplateAnchor = (typeof TEMPLATE_ANCHORS)[number];

/** Which of a band's vehicles a step takes along: all, none, or those of some types. */
export type TemplateVehicles = 'all' | 'none' | readonly string[];

/** One activity of a template, by its time from the show (PLAN.md, TPL-01). */
export interface TemplateStep {
	readonly activityTypeId: string;
	readonly anchor: TemplateAnchor;
	/** Minutes of its start from the anchor, negative before it. */
	readonly offset: Minutes;
	/** Minutes; 0 for points. */
	readonly duration: Minutes;
	/** Where it takes place, unless `stageDock` is set and the stage has a dock. */
	readonly positionId: number | null;
	/** Whether it takes place at a dock of the stage. */
	readonly stageDock: boolean;
	readonly vehicles: TemplateVehicles;
	readonly info: string | null;
}

/** What templates ask of an activity type. */
export interface TemplateType extends ActivityTypeFacts {
	readonly timeMode: TimeMode;
	readonly allowedFields: readonly ActivityField[];
}

/** A band that a template is applied to. */
export interface TemplateBand {
	readonly id: number;
	/** Its own stage, for a show that names none. */
	readonly stageId: number | null;
	readonly vehicles: readonly { readonly id: number; readonly typeId: string }[];
}

/** The ids of a band's vehicles that a step takes along. */
export function vehiclesOfStep({ vehicles }: Pick<TemplateStep, 'vehicles'>, band: TemplateBand): number[] {
	if (vehicles === 'none') return [];
	return band.vehicles.filter(({ typeId }) => vehicles === 'all' || vehicles.includes(typeId)).map(({ id }) => id);
}
