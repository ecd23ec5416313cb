import { acceptanceCalls, type Batch, planCalls } from '@crossload/contract';
import { describeEstimate, estimates, holds } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { readConsistently } from '../../db/work.ts';
import { Forbidden } from '../../errors/domain-errors.ts';
import { plain, type Route, read, write } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { acceptFinding, takeBackAcceptance } from './acceptance.service.ts';
import { applyBatch } from './batch.service.ts';
import { acceptedResponses, describedFindings } from './finding-responses.ts';
import type { PlanCache } from './plan-cache.ts';
import { changePlanSettings } from './plan-settings.service.ts';
import { findPlanSettings } from './plan-settings.store.ts';
import { rippleOf } from './ripple.service.ts';

export function planRoutes(database: Database, planCache: PlanCache): Route[] {
	return [
		read(planCalls.settings, findPlanSettings),
		write(planCalls.changeSettings, (work, { body }) => changePlanSettings(work, body)),
		write(planCalls.batch, (work, { body }) => applyBatch(work, body), { restrict: expectMayRemove }),
		read(planCalls.findings, async (db) => {
			const described = await planCache.read(db, ({ index }) => describedFindings(index.findings(), index.plan));
			return await acceptedResponses(db, described);
		}),
		write(acceptanceCalls.accept, (work, { key, body }) => acceptFinding(work, planCache, { key, ...body })),
		write(acceptanceCalls.takeBack, async (work, { key }) => void (await takeBackAcceptance(work, planCache, key))),
		read(
			planCalls.estimates,
			async (db, { now }) => planCache.read(db, ({ relations }) => estimates(relations, now).map(describeEstimate)),
			'minute',
		),
		// It writes nothing, so it waits in no line of writers.
		plain(planCalls.ripple, async (_request, { body }) =>
			readConsistently(database, (db) => rippleOf(db, planCache, body)),
		),
	];
}

/** The body is not checked yet. */
function expectMayRemove({ user }: Session, body: Batch | null): void {
	if (holds(user.permissions, 'activity:remove')) return;
	const { remove } = Object(body) as Partial<Batch>;
	if (Array.isArray(remove) && remove.length > 0) throw new Forbidden('Your role may not remove activities.');
}
