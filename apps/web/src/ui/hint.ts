/**
 * Says more about a thing when it is pointed at or focused: `<span {...hint('40 t trailer')}>`. With `right` it stands at the
 * right, where nothing is over it; with `onTap` a tap shows it too, where the thing does nothing else.
 */
export function hint(text: string, how: { right?: boolean; onTap?: boolean } = {}) {
	return {
		'data-hint': text,
		...(how.right && { 'data-hint-right': true }),
		...(how.onTap && { 'data-hint-on-tap': true }),
	};
}
