import type { Activity } from '@crossload/contract';

/** An activity's three writes, in order. */
export const STEPS = ['create', 'start', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** A write that succeeded, and what the response said. */
export interface Acknowledged {
	/** Stands in the activity's info and is its alone. */
	readonly label: string;
	readonly step: Step;
	readonly activity: Activity;
}

/** One entry of the change log. */
export interface Logged {
	readonly entity_id: number;
	readonly action: string;
}

/** How the activity in a response looks after a step. */
export function stepOf({ start, end }: Pick<Activity, 'start' | 'end'>): Step {
	if (end !== null) return 'end';
	return start === null ? 'create' : 'start';
}

/** Every acknowledged write of one fault. */
export class Ledger {
	readonly acknowledged: Acknowledged[] = [];

	acknowledge(entry: Acknowledged): void {
		this.acknowledged.push(entry);
	}

	get count(): number {
		return this.acknowledged.length;
	}

	/** The acknowledged writes that are not there, one line each. */
	lostFrom(activities: readonly Activity[]): string[] {
		return lostAmong(this.acknowledged, activities);
	}
}

/** Those of the acknowledged writes that do not show in the activities, one line each. */
export function lostAmong(acknowledged: readonly Acknowledged[], activities: readonly Activity[]): string[] {
	const byLabel = new Map(activities.map((activity) => [activity.info, activity]));
	return acknowledged
		.filter(({ label, step, activity }) => !shows(byLabel.get(label), step, activity))
		.map(({ label, step }) => `${step} of ${label} was acknowledged and is gone`);
}

function shows(present: Activity | undefined, step: Step, answered: Activity): boolean {
	if (present?.id !== answered.id) return false;
	if (step === 'create') return true;
	return present[step] === answered[step];
}

/** Those of the refused writes that are there all the same, one line each: the response said that nothing was saved. */
export function savedAmong(
	refused: readonly { readonly label: string; readonly step: Step }[],
	activities: readonly Activity[],
): string[] {
	const byLabel = new Map(activities.map((activity) => [activity.info, activity]));
	return refused
		.filter(({ label, step }) => {
			const present = byLabel.get(label);
			return step === 'create' ? present : present?.[step];
		})
		.map(({ label, step }) => `${step} of ${label} was refused and is there`);
}

/** Labels of this plan's activities; the festival's own have no such info. */
export const LABEL = /^fault-/;

/**
 * What is there by halves or twice: a label of two activities, or an activity whose entries in the change log are not
 * one for each of its steps. Acknowledged or not, a write happens once and whole, or not at all.
 */
export function partialWritesIn(activities: readonly Activity[], log: readonly Logged[]): string[] {
	const lines: string[] = [];
	const actions = Map.groupBy(log, ({ entity_id }) => entity_id);
	const seen = new Set<string>();
	for (const { id, info, start, end } of activities) {
		if (info === null || !LABEL.test(info)) continue;
		if (seen.has(info)) lines.push(`${info} is there twice`);
		seen.add(info);
		const steps = 1 + Number(start !== null) + Number(end !== null);
		const logged = (actions.get(id) ?? []).map(({ action }) => action).join(' ');
		if (logged !== ['create', 'update', 'update'].slice(0, steps).join(' ')) {
			lines.push(`${info} has ${steps} of 3 steps, the change log says: ${logged || 'nothing'}`);
		}
	}
	return lines;
}
