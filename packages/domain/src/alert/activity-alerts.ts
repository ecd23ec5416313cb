import { ARRIVAL, CHECKIN, DEPARTURE, PARKING, SHOW } from '../activity/activity-type.ts';
import { curfewAfter } from '../plan/checks/curfew.ts';
import { isRunning } from '../plan/span.ts';
import type { ActiveAlert, AlertRule } from './alert.ts';
import { alertOf } from './found-alert.ts';

/** Being late takes no room that others need, or has a kind of its own. */
const WITHOUT_SLACK = [SHOW, ARRIVAL, CHECKIN, DEPARTURE, PARKING];

const TOO_LATE = 'is too late for what follows';

/** Whether an alert has become so much worse that everybody is notified again (ON-SITE.md, ALRT-01). */
export function hasBecomeWorse(before: Pick<ActiveAlert, 'text'>, now: Pick<ActiveAlert, 'kind' | 'text'>): boolean {
	return now.kind === 'slack' && now.text.includes(TOO_LATE) && !before.text.includes(TOO_LATE);
}

/**
 * `slack`: an activity that is late by itself leaves what follows less room than the limit. What a chain pushes raises
 * nothing of its own; below nothing the same alert says so.
 */
export const slackAlerts: AlertRule = (facts, limit) =>
	facts.open.flatMap(({ related: { activity }, estimate }) => {
		const { slack, because, by, latest_start, id } = estimate;
		if (slack === null || slack >= limit || because !== null || by <= 0) return [];
		if (WITHOUT_SLACK.includes(activity.typeId) || latest_start === null) return [];
		const { names, relations } = facts;
		const name = names.activity(id);
		const verb = isRunning(activity) ? 'end' : 'start';
		const latest = names.moment(verb === 'end' ? latest_start + estimate.end - estimate.start : latest_start);
		const text =
			slack < 0
				? `${name} ${TOO_LATE}: it had to ${verb} by ${latest}.`
				: `${name} is late and has to ${verb} by ${latest} for what follows.`;
		return [alertOf(relations.plan, 'slack', { ids: [id], activities: [id], text })];
	});

/** `late-show`: a show has not started so many minutes after its planned start. */
export const lateShowAlerts: AlertRule = (facts, limit) =>
	facts.open.flatMap(({ related: { activity, planned }, estimate: { id, forgotten } }) => {
		const isAwaited = activity.typeId === SHOW && activity.start === null && !forgotten;
		if (!isAwaited || facts.now - planned.from < limit) return [];
		const text = `${facts.names.activity(id)} has not started: it was planned for ${facts.names.moment(planned.from)}.`;
		return [alertOf(facts.relations.plan, 'late-show', { ids: [id], activities: [id], text })];
	});

/** `curfew`: a show is expected to end so many minutes after the curfew, though it was not planned to. */
export const curfewAlerts: AlertRule = (facts, limit) =>
	facts.open.flatMap(({ related: { activity, planned }, estimate: { id, end, forgotten } }) => {
		if (activity.typeId !== SHOW || activity.stageId === null || forgotten) return [];
		const { names, relations } = facts;
		const curfew = relations.plan.row('stage', activity.stageId)?.curfew ?? null;
		if (curfew === null) return [];
		const latest = curfewAfter(curfew, planned.from) + limit;
		if (end <= latest || planned.to > latest) return [];
		const text = `${names.activity(id)} will end after the curfew of ${names.stage(activity.stageId)}, ${names.moment(latest - limit)}.`;
		return [alertOf(relations.plan, 'curfew', { ids: [id], activities: [id], text })];
	});

/** `forgotten`: it must have happened, or never will, and nobody has marked it (EST-03). */
export const forgottenAlerts: AlertRule = (facts) =>
	facts.open.flatMap(({ estimate: { id, forgotten } }) => {
		if (!forgotten) return [];
		const text = `${facts.names.activity(id)} was never marked: it happened, or it never will.`;
		return [alertOf(facts.relations.plan, 'forgotten', { ids: [id], activities: [id], text })];
	});

/**
 * `changeover`: a show will leave the stage less than its changeover, less the limit, before the next one's planned start.
 * Where the show before has pushed it, that one's alert reports the stage already: the chain raises none of its own.
 */
export const changeoverAlerts: AlertRule = (facts, limit) =>
	facts.open.flatMap(({ related: { activity: first, planned, successors }, estimate }) => {
		if (first.typeId !== SHOW || estimate.forgotten || estimate.because?.relation === 'stage') return [];
		const { names, relations } = facts;
		return successors.flatMap(({ kind, second }) => {
			const { activity: next } = second;
			if (kind !== 'stage' || next.start !== null || next.end !== null || next.stageId === null) return [];
			const needed = (relations.plan.row('stage', next.stageId)?.changeover ?? 0) - limit;
			// A plan that has no room itself is a finding (CHK-02), not news.
			if (second.planned.from - estimate.end >= needed || second.planned.from - planned.to < needed) return [];
			const text = `${names.activity(first.id)} leaves ${names.stage(next.stageId)} too little changeover before ${names.activity(next.id)}, ${names.moment(second.planned.from)}.`;
			return [alertOf(relations.plan, 'changeover', { ids: [next.id], activities: [next.id, first.id], text })];
		});
	});
