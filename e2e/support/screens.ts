import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';

interface Row {
	readonly id: number;
	readonly name: string;
}

/** Every screen by an address that exists in this festival, as an admin may open it. */
export async function allScreens(admin: Api): Promise<string[]> {
	const idOf = async (path: string) => (await admin.call<Row[]>('GET', path)).body[0]?.id ?? 0;
	const [band, vehicle, position, activity] = [
		await idOf('/bands'),
		await idOf('/vehicles'),
		await idOf('/positions'),
		await idOf('/activities'),
	];
	// So that its page finds a pass.
	await admin.call('POST', `/vehicle/${vehicle}/pass`);
	return [
		'/',
		'/bands',
		`/band/${band}`,
		`/band/edit/${band}`,
		'/band/add',
		'/vehicle/add',
		'/position/add',
		'/vehicles',
		`/vehicle/${vehicle}`,
		`/vehicle/edit/${vehicle}`,
		'/positions',
		`/position/${position}`,
		`/position/edit/${position}`,
		'/activities',
		`/activity/new/band/${band}`,
		`/activity/${activity}/edit`,
		'/checks',
		'/changes',
		'/alerts',
		'/gate',
		'/handover',
		'/sheets',
		`/gate?vehicle=${vehicle}`,
		`/passes?vehicle=${vehicle}`,
		'/persons',
		'/users',
		'/stages',
		'/team-functions',
		'/templates',
		'/import',
		'/carry-over',
		'/shares',
		'/setup',
		'/nowhere',
	];
}

/** Waits until the screen has its title, what it asked for, and stands still. */
export async function settle(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
	await untilAnimationsEnd(page);
}

/** Waits until nothing fades or slides any more. */
export async function untilAnimationsEnd(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(movements)).toBe(0);

	function movements(): number {
		return document
			.getAnimations()
			.filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === 1)
			.length;
	}
}
