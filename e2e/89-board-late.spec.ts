import type { Activity, Band, Position, Vehicle } from '@crossload/contract';
import type { Locator } from '@playwright/test';
import type { Api } from './support/api.ts';
import { timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** Something that is late hours before what is in sight, at a stage, a position, with a band and a vehicle of its own. */
async function lateEarlier(admin: Api) {
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions');
	const position = positions.find(({ name }) => name === 'Plaza ramp');
	const stage = bands.find(({ name }) => name === 'Ruby Causeway')?.stage.id;
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market Orchestra', stage });
	const facts = { name: 'Spare', band: { id: band.id }, type: { id: 'van' }, licence_plate: 'ZH 482 913' };
	const { body: vehicle } = await admin.call<Vehicle>('POST', '/vehicle', facts);
	const { status } = await admin.call<Activity>('POST', '/activity', {
		activityTypeId: 'other',
		bandId: band.id,
		positionId: position?.id,
		vehicleIds: [vehicle.id],
		planned_start: '2026-08-22T13:40:00+02:00',
		planned_end: '2026-08-22T14:00:00+02:00',
	});
	expect(status).toBe(201);
	return { stages: stage, positions: position?.id, vehicles: vehicle.id, bands: band.id };
}

/** What of its lane's blocks and of the words beside them something covers. */
function coveredBy(element: Locator): Promise<string[]> {
	return element.evaluate((own) => {
		const box = own.getBoundingClientRect();
		const lane = own.closest('[data-lane]') ?? own;
		const isUnder = (rect: DOMRect, [from, to]: readonly [number, number]) => {
			const [left, right] = [Math.max(rect.left, from), Math.min(rect.right, to)];
			const isBeside = right <= left + 1 || right - 1 <= box.left || box.right <= left + 1;
			return !isBeside && rect.top < box.bottom - 1 && box.top < rect.bottom - 1;
		};
		// Blocks go by behind the lane's name.
		const head = lane.querySelector(':scope > :nth-last-child(2)')?.getBoundingClientRect().right ?? 0;
		const covered: Node[] = [...lane.querySelectorAll('[data-block], [data-block] *')].filter((one) =>
			isUnder(one.getBoundingClientRect(), [head, Number.POSITIVE_INFINITY]),
		);
		const walker = document.createTreeWalker(lane, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode;
			const parent = text.parentElement;
			if (!parent || own.contains(text) || parent.closest('[data-block], .visually-hidden')) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, right } = parent.getBoundingClientRect();
			// A name that is too long is cut before its element's padding.
			const shown = [left, right - Number.parseFloat(getComputedStyle(parent).paddingRight)] as const;
			if ([...range.getClientRects()].some((rect) => isUnder(rect, shown))) covered.push(text);
		}
		return covered.map((one) => one.textContent ?? '');
	});
}

for (const by of ['stages', 'positions', 'vehicles', 'bands'] as const) {
	test(`BRD-02 by ${by} what is late earlier is said over no block and over no words`, async ({
		page,
		signIn,
		api,
	}) => {
		const lanes = await lateEarlier(await api('admin'));
		await signIn('crew');
		await page.goto(`/plan?by=${by}&lane=${lanes[by]}`);
		await page.getByRole('button', { name: 'Go to now' }).click();
		const lane = timeLine(page).locator(`[data-lane="${lanes[by]}"]`);
		const late = lane.getByRole('button', { name: /^\d late earlier$/ });
		await expect(late).toBeInViewport({ ratio: 1 });
		await expect.poll(() => coveredBy(late)).toEqual([]);
		const scrolledBy = () => timeLine(page).evaluate(({ scrollLeft }) => scrollLeft);
		const before = await scrolledBy();
		await late.focus();
		expect(await scrolledBy()).toBe(before);
		await late.click();
		await expect(lane.getByRole('link', { name: /Night Market Orchestra, .*13:40–14:00/ })).toBeInViewport();
	});
}
