import type { Found } from './find.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchQuery } from './search-query.ts';

/** What the search box shows. */
export interface SearchView extends Found {
	readonly typed: string;
	readonly setTyped: (typed: string) => void;
	/** Null while nothing is typed: then the entries are the recent finds. */
	readonly query: SearchQuery | null;
	/** Everything shown in one line, for the arrow keys. */
	readonly entries: readonly SearchEntry[];
	readonly isLoading: boolean;
	readonly addRecentFind: (entry: SearchEntry) => void;
}
