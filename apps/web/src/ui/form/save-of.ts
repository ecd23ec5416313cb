interface Change<Body> {
	readonly id: number;
	readonly body: Body & { version?: number };
}

interface Creation<Body> {
	readonly id?: undefined;
	readonly body: Body;
}

/** What a save sends: a change with the version it began from, to get a Conflict when someone else was faster, or something new. */
export function saveOf<Body extends object>(id: number, body: Body, version?: number): Change<Body>;
export function saveOf<Body extends object>(
	id: number | undefined,
	body: Body,
	version?: number,
): Change<Body> | Creation<Body>;
export function saveOf<Body extends object>(id: number | undefined, body: Body, version?: number) {
	if (id === undefined) return { body };
	return { id, body: version === undefined ? body : { ...body, version } };
}
