import { LANE_KINDS, type LaneKind } from '@crossload/domain';

/** How much time the board's window shows, in hours; the last one is said to be the whole festival. */
export const ZOOM_STEPS = [3, 4, 6, 8, 12, 24, 48, 96] as const;

/** What is chosen on the board, kept on this device. */
export interface BoardView {
	readonly kind: LaneKind;
	/** Hours in the window. */
	readonly hours: number;
	readonly type: string | null;
	readonly name: string;
	readonly showEmpty: boolean;
}

/** The view, with the activity that the board was opened at: it is marked, and shown whatever the filters say. */
export interface MarkedView extends BoardView {
	readonly marked: number | null;
}

export const DEFAULT_VIEW: BoardView = { kind: 'stage', hours: 6, type: null, name: '', showEmpty: true };

/** Mends what an older release or a curious hand left. */
export function parseBoardView(stored: unknown): BoardView | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { kind, hours, type, name, showEmpty } = stored as Record<string, unknown>;
	return {
		kind: isLaneKind(kind) ? kind : DEFAULT_VIEW.kind,
		hours: ZOOM_STEPS.find((step) => step === hours) ?? DEFAULT_VIEW.hours,
		type: typeof type === 'string' ? type : null,
		name: typeof name === 'string' ? name : '',
		showEmpty: showEmpty !== false,
	};
}

export function isLaneKind(value: unknown): value is LaneKind {
	return LANE_KINDS.some((kind) => kind === value);
}

/** The next step that shows more time, or less; the same at the ends. */
export function zoomed(hours: number, direction: 'in' | 'out'): number {
	const steps = direction === 'in' ? ZOOM_STEPS.toReversed() : ZOOM_STEPS;
	return steps.find((step) => (direction === 'in' ? step < hours : step > hours)) ?? hours;
}
