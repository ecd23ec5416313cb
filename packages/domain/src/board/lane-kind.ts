/** What the lanes of the board stand for (PLAN.md, BRD-01). */
export const LANE_KINDS = ['stage', 'position', 'vehicle', 'band'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];
