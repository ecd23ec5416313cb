import { API_PREFIX } from '@crossload/contract';

/** An address at which there is nothing. */
const NOWHERE = `${API_PREFIX}/nowhere`;

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
		return NOWHERE;
	}
}
