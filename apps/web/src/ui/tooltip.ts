/**
 * The attributes of an element with a tooltip: `<span {...withTooltip('40 t trailer')}>`. With `right` it stands at the right,
 * where nothing is over it; with `onTap` a tap shows it too, where a tap does nothing else.
 */
export function withTooltip(text: string, how: { right?: boolean; onTap?: boolean } = {}) {
	return {
		'data-tooltip': text,
		...(how.right && { 'data-tooltip-right': true }),
		...(how.onTap && { 'data-tooltip-on-tap': true }),
	};
}
