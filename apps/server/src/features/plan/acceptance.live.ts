import { planCalls } from '@crossload/contract';
import type { LiveSource } from '../../live/live-source.ts';
import { acceptedResponses, describedFindings } from './finding-responses.ts';
import type { PlanCache } from './plan-cache.ts';

/** Findings that somebody has accepted or does so no longer, by their keys; one that has gone is no more. */
export function acceptanceLive(planCache: PlanCache): LiveSource<string> {
	return {
		entity: 'finding',
		list: planCalls.findings,
		rows: async (db, keys) => {
			const named = await planCache.read(db, ({ index }) =>
				describedFindings(
					index.findings().filter(({ key }) => keys.includes(key)),
					index.plan,
				),
			);
			return (await acceptedResponses(db, named)).map((finding) => ({ id: finding.key, ...finding }));
		},
		compare: () => 0,
		affected: async (_db, { entity, before, after }) => (entity === 'finding' ? [keyIn(after ?? before)] : []),
	};
}

function keyIn(state: Readonly<Record<string, unknown>> | null): string {
	return String(state?.['key']);
}
