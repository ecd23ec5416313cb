import type { Locator, Page } from '@playwright/test';

/** One of the form's selects: 'Activity Type', 'Band', 'Stage', 'Position', 'Vehicles'. */
export function select(page: Page, name: string): Locator {
	return page.getByRole('combobox', { name });
}

/** The big time on top of the planned time. */
export function chosenTime(page: Page): Locator {
	return page.getByRole('group', { name: 'Planned time' }).getByRole('status');
}

/** Types a clock time as four digits into 'Start', 'End' or 'Time'. */
export async function typeTime(page: Page, name: string, digits: string): Promise<void> {
	await page.getByLabel(`${name}, hours`).click();
	await page.keyboard.type(digits);
}
