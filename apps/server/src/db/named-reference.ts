/** What a row refers to, in one line, from the columns of a left join; null where it refers to nothing. */
export function namedReference(id: number | null, name: string | null): { id: number; name: string } | null {
	return id === null || name === null ? null : { id, name };
}
