import { quantile, wait } from './live-clock.ts';
import { Crowd } from './live-crowd.ts';
import { delaysOf, LAST_EVENTS, type Target } from './live-phases.ts';
import { Taps } from './live-taps.ts';
import { atMost, unrated, type Verdict } from './live-verdicts.ts';

const SCREENS = ['stage', 'arrivals', 'positions', 'board'] as const;
const PHONES = 300;
const DISPLAYS = 50;
const PER_SECOND = 1;

/** 50 displays and 300 phones on one node: a change reaches all of them; the displays read their lists after it. */
export async function measureDisplays(target: Target, seconds: number): Promise<Verdict[]> {
	const { server, tokens, lead } = target;
	const displays = await displayTokens(target);
	const crowd = new Crowd();
	const hello = await crowd.send({ do: 'open', address: server.address, tokens, count: PHONES, displays });
	const taps = await Taps.begin({ address: server.address, token: lead }, hello[0]?.arrivals.at(-1)?.[0] ?? 0);
	await taps.tapFor(2, PER_SECOND);
	await wait(LAST_EVENTS);
	await crowd.send({ do: 'report' });
	const processor = server.processorSeconds() ?? 0;
	const tapped = await taps.tapFor(seconds, PER_SECOND);
	const share = ((server.processorSeconds() ?? 0) - processor) / seconds;
	await wait(LAST_EVENTS);
	const report = await crowd.send({ do: 'report' });
	crowd.end();
	const { delays, missing } = delaysOf(tapped, report);
	const name = `${DISPLAYS} displays, ${PHONES} phones, ${PER_SECOND}/s:`;
	const faults = report.reduce((sum, client) => sum + client.faults, 0);
	return [
		atMost({ figure: `${name} missing events, failed reads`, value: missing + faults, limit: 0, unit: '' }),
		atMost({ figure: `${name} tap to event p99`, value: quantile(delays, 0.99), limit: 300, unit: 'ms' }),
		unrated(`${name} tap to event p50`, `${quantile(delays, 0.5).toFixed(0)} ms`),
		unrated(`${name} processor, of one core`, `${(100 * share).toFixed(0)} %`),
	];
}

async function displayTokens({ server, admin }: Target): Promise<string[]> {
	const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
	const tokens: string[] = [];
	for (let place = 0; place < DISPLAYS; place += 1) {
		const share = { kind: 'display', name: `Wall ${place}`, view: { screen: SCREENS[place % SCREENS.length] } };
		const body = JSON.stringify(share);
		const response = await fetch(`${server.address}/api/shares`, { method: 'POST', headers, body });
		if (response.status !== 201) throw new Error(`A display could not be added: ${response.status}`);
		tokens.push(((await response.json()) as { readonly token: string }).token);
	}
	return tokens;
}
