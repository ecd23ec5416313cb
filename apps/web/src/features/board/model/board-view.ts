import { LANE_KINDS, type LaneKind } from '@crossload/domain';
import type { TimeRange } from './time-range.ts';

/** How much time the board's window shows, in hours; the last step stands for all that the board covers. */
export const ZOOM_STEPS = [3, 4, 6, 8, 12, 24, 48, 9_999] as const;

/** The step that shows all. */
export const ALL_HOURS = 9_999;

/** What is chosen on the board, kept on this device. */
export interface BoardView {
	readonly kind: LaneKind;
	/** Hours in the window. */
	readonly hours: number;
	readonly type: string | null;
	/** A stage's id: what takes place there or belongs to it. */
	readonly stage: number | null;
	/** `2026-08-22`; null for the whole festival. */
	readonly day: string | null;
	readonly name: string;
	readonly showEmpty: boolean;
	/** Groups of lanes that show only how full they are. */
	readonly folded: readonly string[];
}

/** What is chosen, with what it means for this festival. */
export interface ResolvedView extends BoardView {
	/** The activity that the board was opened at, shown whatever the filters say. */
	readonly marked: number | null;
	/** The chosen day; null for the whole festival. */
	readonly during: TimeRange | null;
}

export const DEFAULT_VIEW: BoardView = {
	kind: 'stage',
	hours: 6,
	type: null,
	stage: null,
	day: null,
	name: '',
	showEmpty: true,
	folded: [],
};

/** Replaces invalid stored values by the default. */
export function parseBoardView(stored: unknown): BoardView | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { kind, hours, type, stage, day, name, showEmpty, folded } = stored as Record<string, unknown>;
	return {
		kind: isLaneKind(kind) ? kind : DEFAULT_VIEW.kind,
		hours: ZOOM_STEPS.find((step) => step === hours) ?? DEFAULT_VIEW.hours,
		type: typeof type === 'string' ? type : null,
		stage: typeof stage === 'number' ? stage : null,
		day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
		name: typeof name === 'string' ? name : '',
		showEmpty: showEmpty !== false,
		folded: Array.isArray(folded) ? folded.filter((one) => typeof one === 'string') : DEFAULT_VIEW.folded,
	};
}

export function isLaneKind(value: unknown): value is LaneKind {
	return LANE_KINDS.some((kind) => kind === value);
}

/** The step that the zoom shows of a range of `length` hours: one of as many hours or more shows all of it. */
export function stepWithin(step: number, length: number): number {
	return step >= length ? ALL_HOURS : step;
}

/** Hours that a step of the zoom shows of a range of `length` hours. */
export function hoursShown(step: number, length: number): number {
	return Math.min(step, length);
}

/** The next step that shows more, or less, of a range of `length` hours; the same at the ends. */
export function zoomed(step: number, direction: 'in' | 'out', length: number): number {
	const hours = hoursShown(step, length);
	if (direction === 'in') return ZOOM_STEPS.findLast((other) => other < hours) ?? step;
	if (hours === length) return step;
	return ZOOM_STEPS.find((other) => other > hours) ?? step;
}
