import type { QueryKey } from '@tanstack/react-query';
import type { RevisedResponse } from '../client.ts';
import { changesSince, knownRevision, noteListRevision } from './known-revision.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { patchRows } from './patch-rows.ts';
import { nestedSharer } from './share-nested.ts';

const MAX_REQUESTS = 3;

/**
 * Asks for a list and applies the events that came after the revision which the response shows. A response that is older
 * than the events remembered here is requested again; the next one is newer, because requests send the known revision.
 */
export async function fetchRows<Row extends LiveRow>(
	key: QueryKey,
	ask: () => Promise<RevisedResponse<Row[]>>,
): Promise<Row[]> {
	const list = LIVE_LISTS.find((candidate) => candidate.key.join() === key.join());
	for (let requests = 1; ; requests += 1) {
		const before = knownRevision() ?? 0;
		const { body, revision } = await ask();
		const rows = nestedSharer()(body);
		noteListRevision(revision ?? 0);
		const changes = changesSince(revision ?? before);
		if (list && changes) return patchRows(rows, changes, list) as Row[];
		if (requests === MAX_REQUESTS) return rows;
	}
}
