import { rowKey } from './row-key.ts';

/** Words that offices write for the types of vehicles, by the id of the type (IN-AND-OUT.md, IMP-02). */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
	nightliner: ['nightliner', 'bus', 'tourbus', 'tour bus', 'reisebus', 'sleeper', 'nightliner bus'],
	trailer40: [
		'40 t',
		'40t',
		'40to',
		'40 to',
		'40 t trailer',
		'sattel',
		'sattelzug',
		'sattelschlepper',
		'semi',
		'artic',
	],
	truck18: ['18 t', '18t', '18to', '18 to', '18 t lkw', 'lkw', 'truck'],
	truck7: ['7.5 t', '7,5 t', '7.5t', '7,5t', '7.5to', '7,5to', '7.5 t lkw', '7,5 t lkw'],
	sprinter: ['sprinter', 'splitter', 'splitter van', 'sprinter bus'],
	van: ['van', 'transporter', 'kleinbus', 'minibus', 'lieferwagen'],
	car: ['car', 'pkw', 'auto', 'personenwagen', 'wagen'],
	trailer: ['trailer', 'anhänger', 'hänger', 'anhaenger'],
	shuttle: ['shuttle', 'shuttlebus', 'shuttle bus', 'shuttle truck'],
};

/** A type of vehicle as far as its name goes. */
interface VehicleTypeWords {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
}

/** Finds the type that a word means, whatever its case: by its id, slug or name, else by a synonym. */
export function vehicleTypeByWord<Type extends VehicleTypeWords>(
	types: readonly Type[],
): (word: string) => Type | undefined {
	const byWord = new Map<string, Type>();
	for (const type of types) for (const word of SYNONYMS[type.id] ?? []) byWord.set(rowKey(word), type);
	for (const type of types) for (const word of [type.name, type.slug, type.id]) byWord.set(rowKey(word), type);
	return (word) => byWord.get(rowKey(word));
}
