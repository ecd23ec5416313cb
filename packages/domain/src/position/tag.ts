/** The site areas a position can belong to; Sonstige is the rest (SPEC.md section 9). */
export const POSITION_TAGS = ['GEO', 'SA', 'Sonstige'] as const;
export type PositionTag = (typeof POSITION_TAGS)[number];
