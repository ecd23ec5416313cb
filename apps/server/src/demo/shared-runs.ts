import type { Day } from '@crossload/domain';
import { shuttlesOn } from './crew.ts';
import type { DemoVehicle } from './demo-festival.ts';
import type { Random } from './random.ts';
import type { Step, Visit } from './visit.ts';

/** Share of the middle acts' crossloads to which the crew sends a shuttle. */
const WITH_SHUTTLE = 0.4;

/** The visits, with a shuttle of the crew beside the act's own vehicle on some crossloads, where one is free. */
export function sharedRuns(
	visits: readonly Visit[],
	{ vehicles, days }: { vehicles: readonly DemoVehicle[]; days: readonly Day[] },
	random: Random,
): Visit[] {
	const shuttles = [...vehicles.keys()].filter((key) => vehicles[key]?.typeId === 'shuttle');
	const busy = new Map<number, Step[]>();
	const shuttleFor = (step: Step, day: Day) => {
		const running = days.includes(day) ? shuttlesOn(day, shuttles) : [];
		const free = running.find((key) => !(busy.get(key) ?? []).some((other) => overlaps(step, other)));
		if (free !== undefined) busy.set(free, [...(busy.get(free) ?? []), step]);
		return free;
	};
	return visits.map((visit) => ({
		...visit,
		steps: visit.steps.map((step) => {
			const mayShare = step.role === 'crossload' && visit.act.actClass === 'mid' && random.chance(WITH_SHUTTLE);
			const shuttle = mayShare ? shuttleFor(step, visit.act.day) : undefined;
			return shuttle === undefined ? step : { ...step, vehicleKeys: [...step.vehicleKeys, shuttle] };
		}),
	}));
}

/** The vehicles that go with the acts of a day, the shuttles lent to them among them. */
export function lentOn(day: Day, visits: readonly Visit[]): ReadonlySet<number> {
	const runs = visits.filter(({ act }) => act.day === day).flatMap(({ steps }) => steps);
	return new Set(runs.flatMap(({ vehicleKeys }) => vehicleKeys));
}

function overlaps(a: Step, b: Step): boolean {
	return (a.from ?? a.to) < b.to && (b.from ?? b.to) < a.to;
}
