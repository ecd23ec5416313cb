import { type FestivalTime, festivalTimeOf, instantOf, later, MINUTE } from '@crossload/domain';
import { quantile, wait, wallClock } from './live-clock.ts';
import { Crowd } from './live-crowd.ts';
import { LAST_EVENTS, type Target } from './live-phases.ts';
import { atMost, unrated, type Verdict } from './live-verdicts.ts';

const CLIENTS = 300;
const UPDATES = 500;
const ROUNDS = 5;

/** A batch of 500 moved activities: durable when it is acknowledged, and one event at each of 300 clients. */
export async function measureBatches({ server, tokens, lead }: Target): Promise<Verdict[]> {
	const crowd = new Crowd();
	await crowd.send({ do: 'open', address: server.address, tokens, count: CLIENTS });
	const headers = { authorization: `Bearer ${lead}`, 'content-type': 'application/json' };
	const planned = await plannedActivities(server.address, headers);
	const [acknowledged, arrived]: [number[], number[]] = [[], []];
	let others = 0;
	for (let round = 1; round <= ROUNDS; round++) {
		const body = JSON.stringify({ update: planned.map((activity) => moved(activity, round)) });
		const sentAt = wallClock();
		const response = await fetch(`${server.address}/api/plan/batch`, { method: 'POST', headers, body });
		const text = await response.text();
		acknowledged.push(wallClock() - sentAt);
		if (!response.ok) throw new Error(`The batch responded ${response.status}: ${text.slice(0, 200)}`);
		await wait(LAST_EVENTS);
		for (const { arrivals, resets } of await crowd.send({ do: 'report' })) {
			arrived.push((arrivals[0]?.[1] ?? Number.POSITIVE_INFINITY) - sentAt);
			others += Math.abs(arrivals.length - 1) + resets;
		}
	}
	crowd.end();
	const name = `batch of ${planned.length} updates, ${CLIENTS} clients:`;
	return [
		atMost({
			figure: `${name} acknowledged, the slowest of ${ROUNDS}`,
			value: quantile(acknowledged, 1),
			limit: 400,
			unit: 'ms',
		}),
		atMost({
			figure: `${name} events missing, more than one, or lists to be asked for`,
			value: others,
			limit: 0,
			unit: '',
		}),
		unrated(`${name} at every client after (p99)`, `${quantile(arrived, 0.99).toFixed(0)} ms`),
	];
}

interface Planned {
	readonly id: number;
	readonly planned_start: FestivalTime;
	readonly planned_end: FestivalTime;
}

async function plannedActivities(address: string, headers: Record<string, string>): Promise<Planned[]> {
	const response = await fetch(`${address}/api/activities`, { headers });
	const activities = (await response.json()) as (Planned & { readonly start: unknown; readonly end: unknown })[];
	const movable = activities.filter((each) => each.planned_start && each.planned_end && !each.start && !each.end);
	if (movable.length < UPDATES) throw new Error(`Only ${movable.length} activities can be moved.`);
	return movable.slice(0, UPDATES);
}

/** So many minutes later than planned. */
function moved({ id, planned_start, planned_end }: Planned, minutes: number) {
	const after = (time: FestivalTime) => festivalTimeOf(later(instantOf(time), minutes * MINUTE));
	return { id, planned_start: after(planned_start), planned_end: after(planned_end) };
}
