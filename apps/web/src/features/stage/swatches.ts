import { DEFAULT_STAGE_COLOR, type Stage } from '@crossload/contract';
import { SITTER_COLOR, STERNEN_COLOR } from '@crossload/domain';

/** A colour to choose from, and what it is called for those who do not see it. */
export interface Swatch {
	/** `#rrggbb` */
	readonly color: string;
	readonly name: string;
}

/** Fifteen colours that differ at a glance (SPEC.md section 9). */
export const SWATCHES: readonly Swatch[] = [
	{ color: DEFAULT_STAGE_COLOR, name: 'Black' },
	{ color: SITTER_COLOR, name: 'Light blue' },
	{ color: STERNEN_COLOR, name: 'Orange' },
	{ color: '#c9b6f2', name: 'Lavender' },
	{ color: '#7bc96f', name: 'Green' },
	{ color: '#e8705f', name: 'Coral' },
	{ color: '#f2d15c', name: 'Yellow' },
	{ color: '#1f8a7d', name: 'Teal' },
	{ color: '#e28abf', name: 'Pink' },
	{ color: '#3f63c8', name: 'Blue' },
	{ color: '#8e3fb8', name: 'Purple' },
	{ color: '#9a6236', name: 'Brown' },
	{ color: '#cfd8dc', name: 'Light grey' },
	{ color: '#8f1d3a', name: 'Wine' },
	{ color: '#6b7a34', name: 'Olive' },
];

/** The first colour that no stage has yet; the default when all are taken. */
export function nextSwatch(stages: readonly Pick<Stage, 'color'>[]): string {
	const taken = new Set(stages.map(({ color }) => color.toLowerCase()));
	return SWATCHES.find(({ color }) => !taken.has(color.toLowerCase()))?.color ?? DEFAULT_STAGE_COLOR;
}
