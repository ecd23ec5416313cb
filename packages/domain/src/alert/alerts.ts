import { groupBy } from '../group-by.ts';
import { type Estimate, estimates } from '../plan/estimates.ts';
import { FindingNames } from '../plan/finding-names.ts';
import { minutesOf } from '../plan/minutes.ts';
import type { RelationsIndex } from '../plan/relations-index.ts';
import type { Instant } from '../time.ts';
import { changeoverAlerts, curfewAlerts, forgottenAlerts, lateShowAlerts, slackAlerts } from './activity-alerts.ts';
import type { ActiveAlert, AlertRule, AlertSettings } from './alert.ts';
import { RULED_KINDS, type RuledKind } from './alert-kind.ts';
import { blockedAlerts, freeAlerts, positionFullAlerts } from './position-alerts.ts';
import { notArrivedAlerts } from './vehicle-alerts.ts';
import { staysAtPositions, staysOfVehicle } from './vehicle-stays.ts';

const RULES: Readonly<Record<RuledKind, AlertRule>> = {
	slack: slackAlerts,
	'not-arrived': notArrivedAlerts,
	'late-show': lateShowAlerts,
	changeover: changeoverAlerts,
	curfew: curfewAlerts,
	'position-full': positionFullAlerts,
	blocked: blockedAlerts,
	forgotten: forgottenAlerts,
	free: freeAlerts,
};

interface AlertContext {
	readonly settings: AlertSettings;
	readonly now: Instant;
	/** The estimates at `now`, where they are known already. */
	readonly known?: readonly Estimate[];
}

/** What needs somebody now, by kind (ON-SITE.md, ALRT-01): the rules alone, without what was raised before. */
export function activeAlerts(relations: RelationsIndex, { settings, now, known }: AlertContext): ActiveAlert[] {
	const expected = known ?? estimates(relations, now);
	const minute = minutesOf(now);
	const open = expected.flatMap((estimate) => {
		const related = relations.activity(estimate.id);
		return related ? [{ related, estimate }] : [];
	});
	const openByPosition = groupBy(open, ({ related }) => related.activity.positionId);
	const facts = {
		relations,
		open,
		openAt: (positionId: number) => openByPosition.get(positionId) ?? [],
		estimates: new Map(expected.map((estimate) => [estimate.id, estimate])),
		now: minute,
		names: new FindingNames(relations.plan),
		staysOf: (vehicleId: number) => staysOfVehicle(relations.plan, vehicleId, minute),
		staysAt: staysAtPositions(relations.plan, minute),
	};
	return RULED_KINDS.flatMap((kind) => {
		const limit = settings[kind];
		return limit === null ? [] : RULES[kind](facts, limit);
	});
}
