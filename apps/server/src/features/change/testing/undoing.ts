import { changeCalls, REVISION_HEADER } from '@crossload/contract';
import type { RequestOptions, TestApp } from '../../../testing/test-app.ts';

/** Takes back revisions through the API. */
export function undoing(app: TestApp) {
	return {
		/** The latest revision. */
		last: async () => await app.database.revision.current(),
		/** Takes back a revision, the last one unless said otherwise; returns the revision that this makes. */
		undo: async (revision?: number, options: RequestOptions = {}): Promise<number> => {
			const id = revision ?? (await app.database.revision.current());
			return (await app.ask(changeCalls.undo, { id, ...options })).revision;
		},
		/** Expects that it is refused; returns the error. */
		refuse: async (status: number, revision?: number, options: RequestOptions = {}) => {
			const id = revision ?? (await app.database.revision.current());
			return await app.refused(changeCalls.undo, status, { id, ...options });
		},
		/** The revision that a write makes. */
		revisionOf: async (write: Promise<{ headers: Record<string, unknown> }>) =>
			Number((await write).headers[REVISION_HEADER]),
	};
}
