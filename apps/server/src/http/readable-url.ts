import { API_PREFIX } from '@crossload/contract';

/** Addresses at which there is nothing: no call, and no file, so that only a browser gets the page that says so. */
const NO_CALL = `${API_PREFIX}/nowhere`;
const NO_FILE = '/no.where';

/**
 * The address itself, or one at which nothing is for one with broken percent escapes: so it is answered like any other
 * unknown address, by the one error handler and with the headers that every answer has.
 */
export function readableUrl(url: string): string {
	if (!url.includes('%')) return url;
	const [path = ''] = url.split('?');
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.startsWith(`${API_PREFIX}/`) ? NO_CALL : NO_FILE;
	}
}
