/** What the search needs once something can be found: its field stands without. */
export { find, prepareToFind } from './find.ts';
export { entriesOfThing } from './search-entry.ts';
export { SearchResults } from './search-results.tsx';
