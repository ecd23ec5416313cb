/**
 * Every response about what is stored carries in this header the revision that it shows. A client that sends back the highest
 * that it has received, with any request, is never shown less: a node that is behind catches up first. A revision that the
 * database does not have (another backup was restored) gets what is there.
 */
export const REVISION_HEADER = 'crossload-revision';

/**
 * The response to a write carries in this header the revision that the write itself made, which POST /changes/{revision}/undo takes
 * back (PLAN.md, PLAN-12). Absent where nothing was changed, and where a stored response is given again.
 */
export const MADE_REVISION_HEADER = 'crossload-made-revision';
