/** Tagging colours of vehicles by their band's stage (SPEC.md section 3, CHECKLIST VEH-06). */
export const SITTER_COLOR = '#5bc0eb';
export const STERNEN_COLOR = '#f59e2e';

/** Light-blue for a stage named Sitter…, orange for Sternen…, otherwise the stage's own colour. */
export function vehicleTagColor(stage: { readonly name: string; readonly color: string }): string {
	const name = stage.name.toLowerCase();
	if (name.startsWith('sitter')) return SITTER_COLOR;
	if (name.startsWith('sternen')) return STERNEN_COLOR;
	return stage.color;
}
