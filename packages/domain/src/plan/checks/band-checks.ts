import { SHOW } from '../../activity/activity-type.ts';
import type { PlanActivity, TimedActivity } from '../plan-row.ts';
import { hasTime } from '../plan-row.ts';
import { isOpen } from '../span.ts';
import type { BandFacts, Check } from './check.ts';

/** CHK-06: a load-in ends after the start of its show. */
export const loadinLate: Check<BandFacts> = {
	kind: 'loadin-late',
	severity: 'impossible',
	find: (facts) => lateForShow('loadin', facts),
	text: (finding, names) => {
		const [loadin, show] = names.byType(finding, 'loadin');
		return `${loadin} lasts until ${names.moment(finding.to)}, after the start of ${show} at ${names.moment(finding.from)}.`;
	},
};

/** CHK-07: a soundcheck ends after the start of its show. */
export const soundcheckLate: Check<BandFacts> = {
	kind: 'soundcheck-late',
	severity: 'impossible',
	find: (facts) => lateForShow('soundcheck', facts),
	text: (finding, names) => {
		const [soundcheck, show] = names.byType(finding, 'soundcheck');
		return `${soundcheck} lasts until ${names.moment(finding.to)}, after the start of ${show} at ${names.moment(finding.from)}.`;
	},
};

/** CHK-08: a load-out starts before the end of its show, the band's latest that starts before the load-out ends. */
export const loadoutEarly: Check<BandFacts> = {
	kind: 'loadout-early',
	severity: 'impossible',
	find: (facts) =>
		openOf('loadout', facts).flatMap((loadout) => {
			const show = showsFor(loadout, facts).findLast(({ span }) => span.from < loadout.span.to);
			if (!show || loadout.span.from >= show.span.to) return [];
			const time = { from: loadout.span.from, to: show.span.to };
			return [{ ids: [loadout.id, show.id], time, activities: [loadout, show] }];
		}),
	text: (finding, names) => {
		const [loadout, show] = names.byType(finding, 'loadout');
		return `${loadout} starts at ${names.moment(finding.from)}, before the end of ${show} at ${names.moment(finding.to)}.`;
	},
};

/** CHK-12: a band without any show; a cancelled one counts as one. */
export const missingShow: Check<BandFacts> = {
	kind: 'missing-show',
	severity: 'missing',
	find: ({ band, activities, hasCancelledShow }) => {
		if (hasCancelledShow || hasType(activities, SHOW)) return [];
		return [{ ids: [band.id], time: null, activities: [], bandId: band.id }];
	},
	text: ({ bandId }, names) => `${names.band(bandId)} has no show.`,
};

/** CHK-12: a band with an open show and a vehicle, but without any load-in. */
export const missingLoadin: Check<BandFacts> = {
	kind: 'missing-loadin',
	severity: 'missing',
	find: (facts) => missingForShow('loadin', facts),
	text: (finding, names) => `${names.band(finding.bandId)} has ${names.timed(finding)} and vehicles, but no load-in.`,
};

/** CHK-12: a band with an open show and a vehicle, but without any load-out. */
export const missingLoadout: Check<BandFacts> = {
	kind: 'missing-loadout',
	severity: 'missing',
	find: (facts) => missingForShow('loadout', facts),
	text: (finding, names) => `${names.band(finding.bandId)} has ${names.timed(finding)} and vehicles, but no load-out.`,
};

export const BAND_CHECKS = [loadinLate, soundcheckLate, loadoutEarly, missingShow, missingLoadin, missingLoadout];

/** Activities of a type that end after the start of their show: the band's earliest that ends after they start. */
function lateForShow(typeId: string, facts: BandFacts) {
	return openOf(typeId, facts).flatMap((activity) => {
		const show = showsFor(activity, facts).find(({ span }) => span.to > activity.span.from);
		if (!show || activity.span.to <= show.span.from) return [];
		const time = { from: show.span.from, to: activity.span.to };
		return [{ ids: [activity.id, show.id], time, activities: [activity, show] }];
	});
}

/** What a band with an open show and a vehicle lacks; a done one counts as there. */
function missingForShow(typeId: string, { band, activities, shows, hasVehicles }: BandFacts) {
	const [show] = shows;
	if (!show || !hasVehicles || hasType(activities, typeId)) return [];
	return [{ ids: [band.id], time: show.span, activities: [show], bandId: band.id }];
}

/** The shows that an activity can belong to: those on its own stage if the band has any open one there, else all. */
function showsFor({ stageId }: PlanActivity, { shows }: BandFacts): TimedActivity[] {
	const here = shows.filter((show) => stageId !== null && show.stageId === stageId);
	return (here.length > 0 ? here : shows).filter(hasTime);
}

function openOf(typeId: string, { activities }: BandFacts): TimedActivity[] {
	return activities.filter((activity) => activity.typeId === typeId && isOpen(activity)).filter(hasTime);
}

function hasType(activities: readonly PlanActivity[], typeId: string): boolean {
	return activities.some((activity) => activity.typeId === typeId);
}
