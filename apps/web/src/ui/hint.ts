/** Attributes of a thing that the hint layer says more about. */
export interface Hinted {
	readonly 'data-hint': string;
	/** The hint stands at the right, where nothing is over it. */
	readonly 'data-hint-right'?: true;
	/** A tap shows the hint too: the thing does nothing else. */
	readonly 'data-hint-on-tap'?: true;
}

/** Says more about a thing when it is pointed at or focused: `<span {...hint('40 t trailer')}>`. */
export function hint(text: string, how: { right?: boolean; onTap?: boolean } = {}): Hinted {
	return {
		'data-hint': text,
		...(how.right && { 'data-hint-right': true }),
		...(how.onTap && { 'data-hint-on-tap': true }),
	};
}
