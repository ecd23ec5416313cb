const MAX_LENGTH = 10;

/** A stage's name without what every stage is called, at most ten characters: `Sternen`, `Main`. */
export function shortStageName(name: string): string {
	const bare = name.replace(/[\s-]*(bühne|stage)\b/giu, '').trim() || name;
	return bare.length > MAX_LENGTH ? shortened(bare) : bare;
}

/** Signs that are made of several, such as flags, stay whole where the browser recognises them. */
function shortened(bare: string): string {
	const signs = Intl.Segmenter ? [...new Intl.Segmenter().segment(bare)].map(({ segment }) => segment) : [...bare];
	const beginning = signs.slice(0, MAX_LENGTH - 1).join('');
	return signs.length > MAX_LENGTH ? `${beginning.trimEnd()}…` : bare;
}
