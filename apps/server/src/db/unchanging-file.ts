import { pathToFileURL } from 'node:url';

/** A file that nobody writes, such as a backup: reading it leaves nothing beside it. */
export function unchangingFile(file: string): URL {
	const location = pathToFileURL(file);
	location.search = '?immutable=1';
	return location;
}
