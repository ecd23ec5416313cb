/** What a form holds: one value of JSON per field. */
export type FormValues = object;

/** What a form was filled with, and the version of the entity that it was read from; without one it is new. */
export interface Base<Values extends FormValues> {
	readonly values: Values;
	readonly version: number | undefined;
}

/** Whose value of a field is kept when someone else saved meanwhile. */
export type Side = 'mine' | 'theirs';

export type Choices<Values extends FormValues> = Partial<Record<keyof Values, Side>>;

interface ThreeStates<Values extends FormValues> {
	/** What both started from. */
	readonly base: Values;
	readonly mine: Values;
	readonly theirs: Values;
}

/** The names of a form's fields. */
export function namesOf<Values extends FormValues>(values: Values): (keyof Values & string)[] {
	return Object.keys(values) as (keyof Values & string)[];
}

/** Whether two values say the same, however they came to be: what is saved comes back as other objects. */
export function isSameValue(a: unknown, b: unknown): boolean {
	return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two fillings of a form say the same in every field. */
export function isSame<Values extends FormValues>(a: Values, b: Values): boolean {
	return namesOf(a).every((name) => isSameValue(a[name], b[name]));
}

/** The fields in which mine and theirs differ, with the side to begin with: theirs where I had changed nothing. */
export function firstChoices<Values extends FormValues>({ base, mine, theirs }: ThreeStates<Values>): Choices<Values> {
	const choices: Choices<Values> = {};
	for (const name of namesOf(mine)) {
		if (isSameValue(mine[name], theirs[name])) continue;
		choices[name] = isSameValue(mine[name], base[name]) ? 'theirs' : 'mine';
	}
	return choices;
}

/** What is saved in the end: mine, but theirs in the fields where theirs was chosen. */
export function merged<Values extends FormValues>(mine: Values, theirs: Values, choices: Choices<Values>): Values {
	const result = { ...mine };
	for (const name of namesOf(mine)) if (choices[name] === 'theirs') result[name] = theirs[name];
	return result;
}
