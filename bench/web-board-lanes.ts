import type { Activity, Position } from '@crossload/contract';
import { festivalTimeOf, HOUR, later, MINUTE, SHOW } from '@crossload/domain';
import type { Browser } from '@playwright/test';
import { elementsFigure } from './web-board-elements.ts';
import { DESKTOP, newVisitor, type SignedIn, slowPage } from './web-browser.ts';
import { type Caller, callerOf } from './web-caller.ts';
import { saturdayAfternoon } from './web-festivals.ts';
import type { Figure } from './web-figures.ts';

const LANES = 500;
const DAYS = 4;

/** Updates in a batch. */
const BATCH = 500;

/** How much stands in the page of 500 positions that have something on each of four days. Moves activities to get there. */
export async function measureManyLanes(
	browser: Browser,
	{ address, signedIn }: { readonly address: string; readonly signedIn: SignedIn },
): Promise<Figure> {
	await fillLanes(callerOf(address, signedIn));
	const visitor = await newVisitor(browser, { address, signedIn, screen: DESKTOP });
	const page = await slowPage(visitor);
	const morning = encodeURIComponent(festivalTimeOf(later(saturdayAfternoon(), -7 * HOUR)));
	await page.goto(`${address}/plan?by=positions&at=${morning}`);
	await page.locator('main [data-block]').first().waitFor();
	const figure = await elementsFigure(page, `by ${LANES} positions, ${DAYS} full days`);
	await visitor.close();
	return figure;
}

/** Puts what has not begun, shows aside, one after the other into as many positions, from Thursday to Sunday. */
async function fillLanes(call: Caller): Promise<void> {
	const positionIds = (await call<Position[]>('GET', '/positions')).map(({ id }) => id);
	while (positionIds.length < LANES) {
		const place = positionIds.length;
		const position = { name: `Bench ${place}`, slug: `bench-${place}`, tag: 'GEO', capacity: 5 };
		positionIds.push((await call<{ id: number }>('POST', '/position', position)).id);
	}
	const activities = await call<Activity[]>('GET', '/activities');
	const update = activities
		.filter(({ start, activityType }) => start === null && activityType.id !== SHOW)
		.map(({ id, version }, place) => ({ id, version, positionId: positionIds[place % LANES], ...plan(place) }));
	for (let from = 0; from < update.length; from += BATCH) {
		await call('POST', '/plan/batch', { update: update.slice(from, from + BATCH) });
	}
}

/** An hour, on each day one after the other from eight in the morning on. */
function plan(place: number) {
	const turn = Math.floor(place / LANES);
	const morning = later(saturdayAfternoon(), ((turn % DAYS) - 2) * 24 * HOUR - 9.5 * HOUR);
	const start = later(morning, Math.floor(turn / DAYS) * 66 * MINUTE);
	return { planned_start: festivalTimeOf(start), planned_end: festivalTimeOf(later(start, HOUR)) };
}
