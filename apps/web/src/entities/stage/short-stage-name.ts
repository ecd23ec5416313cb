const LONGEST = 10;

/** A stage's name without what every stage is called, at most ten characters: `Sternen`, `Main`. */
export function shortStageName(name: string): string {
	const bare = name.replace(/[\s-]*(bühne|stage)\b/giu, '').trim() || name;
	return bare.length > LONGEST ? `${bare.slice(0, LONGEST - 1).trimEnd()}…` : bare;
}
