/** What the search needs to find something, loaded after its field is shown. */
export { buildSearchIndexes, find } from './find.ts';
export { entriesOfId } from './search-entry.ts';
export { SearchResults } from './search-results.tsx';
