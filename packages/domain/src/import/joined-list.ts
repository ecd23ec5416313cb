/** The items of a comma-joined list; one with a comma or quote stands in double quotes (IN-AND-OUT.md, IMP-11). */
export function splitList(text: string): string[] {
	const items: string[] = [];
	for (const [, quoted, plain = ''] of text.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g)) {
		items.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
	}
	return items.filter((item) => item !== '');
}

/** Items as one text that {@link splitList} takes apart again. */
export function joinList(items: readonly string[]): string {
	return items.map((item) => (needsNoQuotes(item) ? item : `"${item.replaceAll('"', '""')}"`)).join(', ');
}

function needsNoQuotes(item: string): boolean {
	return item === item.trim() && !/[",]/.test(item);
}
