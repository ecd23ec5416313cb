import type { Band } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';

/** The panel that applies a template. */
export const apply = (page: Page) => page.getByRole('region', { name: 'Apply to bands' });

/** A template in the list of all. */
export const entry = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'All templates' }).getByRole('button', { name });

/** A band with a planned show and nothing else, on the stage of the first band. */
export async function bareBand(admin: Api, name: string): Promise<Band> {
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const stageId = bands[0]?.stage.id;
	const { body: band } = await admin.call<Band>('POST', '/band', { name, stage: stageId });
	await admin.call('POST', '/activity', {
		activityTypeId: 'show',
		bandId: band.id,
		stageId,
		planned_start: '2026-08-23T03:00:00+02:00',
		planned_end: '2026-08-23T04:00:00+02:00',
	});
	return band;
}
