import type { Random } from './random.ts';
import type { Visit } from './visit.ts';

/** The visits with so many steps in all as far as can be: those always planned, then the others by tier, at random. */
export function chooseSteps(visits: readonly Visit[], count: number, random: Random): Visit[] {
	const steps = random.shuffled(visits.flatMap((visit) => visit.steps));
	const chosen = new Set(steps.filter(({ tier }) => tier === 0));
	const others = steps.filter(({ tier }) => tier > 0).sort((a, b) => a.tier - b.tier);
	for (const step of others.slice(0, Math.max(0, count - chosen.size))) chosen.add(step);
	return visits.map((visit) => ({ ...visit, steps: visit.steps.filter((step) => chosen.has(step)) }));
}
