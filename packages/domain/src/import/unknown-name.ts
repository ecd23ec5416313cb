/** What an import can name that is not here, and that can be made first (IN-AND-OUT, IMP-11). */
export type UnknownKind = 'stage' | 'band' | 'position' | 'vehicle';

/** What is said of a cell whose name nothing has: 'There is no band named Wolf Ink' (IN-AND-OUT, IMP-11). */
export function unknownName(noun: string, name: string): string {
	return `There is no ${noun} named ${name}`;
}

/** What a fault that says {@link unknownName} is about; null for another fault, and for what cannot be made. */
export function parseUnknownName(message: string): { readonly kind: UnknownKind; readonly name: string } | null {
	const [, kind, name] = UNKNOWN_NAME.exec(message) ?? [];
	return kind === undefined || name === undefined ? null : { kind: kind as UnknownKind, name };
}

const UNKNOWN_NAME = /^There is no (stage|band|position|vehicle) named (.+)$/s;
