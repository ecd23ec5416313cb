/** What a failed save may say beside its message. */
interface SaveError {
	/** What is wrong, by field of the form. */
	readonly fields: Readonly<Record<string, string>>;
	/** The entity as it is now, when someone else saved meanwhile; else undefined. */
	readonly current: unknown;
}

/** Reads what a thrown error says of a form's fields: `band.id` of the body belongs to the field `band`. */
export function saveErrorOf(error: unknown): SaveError {
	const thrown: { fields?: unknown; current?: unknown } = typeof error === 'object' && error !== null ? error : {};
	const fields = Object.entries(thrown.fields ?? {}).map(([path, message]) => [fieldOf(path), String(message)]);
	return { fields: Object.fromEntries(fields), current: thrown.current ?? undefined };
}

function fieldOf(path: string): string {
	return path.split('.')[0] ?? path;
}
