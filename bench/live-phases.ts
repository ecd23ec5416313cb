import { quantile, wait, wallClock } from './live-clock.ts';
import { Crowd, type CrowdReport } from './live-crowd.ts';
import { Reads } from './live-reads.ts';
import { type Tap, Taps } from './live-taps.ts';
import { atMost, unrated, type Verdict } from './live-verdicts.ts';
import type { Served } from './processes.ts';

/** A server with demo data, and tokens of the roles that look on. */
export interface Target {
	readonly server: Served;
	/** Crew mostly, as at a festival. */
	readonly tokens: readonly string[];
	readonly lead: string;
	readonly admin: string;
}

/** Milliseconds after the last tap, for the last events to come. */
export const LAST_EVENTS = 1500;

interface Measuring {
	readonly clients: number;
	readonly perSecond: number;
	readonly seconds: number;
}

/** Opens a crowd; returns it with taps that know the present revision. */
async function begin({ server, tokens, lead }: Target, clients: number): Promise<{ crowd: Crowd; taps: Taps }> {
	const crowd = new Crowd();
	const hello = await crowd.send({ do: 'open', address: server.address, tokens, count: clients });
	const revision = hello[0]?.arrivals.at(-1)?.[0] ?? 0;
	return { crowd, taps: await Taps.begin({ address: server.address, token: lead }, revision) };
}

/** From tap to event at every client; how many never came. */
export function delaysOf(taps: readonly Tap[], report: CrowdReport): { delays: number[]; missing: number } {
	const delays: number[] = [];
	let missing = 0;
	for (const { arrivals } of report) {
		let next = 0;
		for (const { sentAt, revision } of taps) {
			while (next < arrivals.length && (arrivals[next]?.[0] ?? 0) < revision) next += 1;
			const arrival = arrivals[next];
			if (arrival) delays.push(arrival[1] - sentAt);
			else missing += 1;
		}
	}
	return { delays, missing };
}

function bytesPerChange(taps: readonly Tap[], report: CrowdReport): number {
	return report.reduce((sum, { bytes }) => sum + bytes, 0) / report.length / taps.length;
}

/** Many clients and a festival's busiest minute. */
export async function measureChanges(target: Target, { clients, perSecond, seconds }: Measuring): Promise<Verdict[]> {
	const { server } = target;
	const { crowd, taps } = await begin(target, clients);
	// What is made once (compiled statements, code, buffers) is no growth.
	await taps.tapFor(2, 10);
	await wait(LAST_EVENTS);
	await crowd.send({ do: 'report' });
	const memory = server.residentMebibytes() ?? 0;
	const processor = server.processorSeconds() ?? 0;
	const began = wallClock();
	const tapped = await taps.tapFor(seconds, perSecond);
	const share = ((server.processorSeconds() ?? 0) - processor) / ((wallClock() - began) / 1000);
	const grown = (server.residentMebibytes() ?? 0) - memory;
	await wait(LAST_EVENTS);
	const report = await crowd.send({ do: 'report' });
	crowd.end();
	const { delays, missing } = delaysOf(tapped, report);
	const name = `${clients} clients, ${perSecond}/s:`;
	const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)];
	const common = [
		atMost({ figure: `${name} missing events`, value: missing, limit: 0, unit: '' }),
		atMost({ figure: `${name} tap to event p99`, value: p99, limit: clients > 300 ? 1000 : 250, unit: 'ms' }),
	];
	if (clients > 300) return [...common, unrated(`${name} tap to event p50`, `${p50.toFixed(0)} ms`)];
	return [
		...common,
		atMost({ figure: `${name} tap to event p50`, value: p50, limit: 30, unit: 'ms' }),
		atMost({
			figure: `${name} compressed bytes per client and change`,
			value: bytesPerChange(tapped, report),
			limit: 2048,
			unit: 'B',
		}),
		atMost({ figure: `${name} processor, of one core`, value: 100 * share, limit: 60, unit: '%' }),
		atMost({ figure: `${name} memory growth`, value: grown, limit: 50, unit: 'MiB', digits: 1 }),
	];
}

/** A network that is gone for a while: everyone comes back together and has missed a hundred changes. */
export async function measureReturn(
	target: Target,
	{ clients, seconds }: Omit<Measuring, 'perSecond'>,
): Promise<Verdict[]> {
	const missed = 100;
	const verdicts: Verdict[] = [];
	for (const count of [1, clients]) {
		const { crowd, taps } = await begin(target, count);
		await crowd.send({ do: 'cut' });
		await taps.tapFor(seconds, missed / seconds);
		const began = wallClock();
		const report = await crowd.send({ do: 'return' });
		crowd.end();
		const times = report.map(({ arrivals }) => (arrivals.find(([id]) => id >= taps.revision)?.[1] ?? Infinity) - began);
		const name = `${missed} changes missed, ${count === 1 ? 'one client' : `${count} clients at once`}:`;
		const slowest = quantile(times, 1);
		verdicts.push(
			count === 1
				? atMost({ figure: `${name} right again after`, value: slowest, limit: 500, unit: 'ms' })
				: unrated(`${name} the last is right again after`, `${slowest.toFixed(0)} ms`),
			atMost({
				figure: `${name} lists asked for again`,
				value: report.reduce((sum, { resets }) => sum + resets, 0),
				limit: 0,
				unit: '',
			}),
		);
	}
	return verdicts;
}

/** Reads, writes and streams together (RELIABILITY REL-60). */
export async function measureTogether(target: Target, seconds: number): Promise<Verdict[]> {
	const { crowd, taps } = await begin(target, 300);
	const reads = Reads.begin(target.server.address, target.tokens, 50);
	const processor = target.server.processorSeconds() ?? 0;
	const tapped = await taps.tapFor(seconds, 5);
	const share = ((target.server.processorSeconds() ?? 0) - processor) / seconds;
	await wait(LAST_EVENTS);
	const { times, faults } = await reads.end();
	const { delays, missing } = delaysOf(tapped, await crowd.send({ do: 'report' }));
	crowd.end();
	const name = 'REL-60: 300 clients, 50 reads/s, 5 writes/s:';
	return [
		unrated(`${name} processor, of one core`, `${(100 * share).toFixed(0)} %`),
		atMost({ figure: `${name} read p95`, value: quantile(times, 0.95), limit: 100, unit: 'ms' }),
		atMost({ figure: `${name} event p95`, value: quantile(delays, 0.95), limit: 250, unit: 'ms' }),
		atMost({ figure: `${name} errors`, value: faults + missing, limit: 0, unit: '' }),
	];
}
