import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeScope {
	/** Of the light theme only colours are looked at: the page is otherwise that of the dark one. */
	readonly theme?: string | undefined;
	/** A CSS selector; without it the whole page is looked at. */
	readonly within?: string | undefined;
}

/** The rules that a theme's colours decide. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, a line for each element: its rule, where it is and how it begins. */
export async function axeViolations(page: Page, { theme = 'dark', within }: AxeScope = {}): Promise<string[]> {
	// No page has frames: what axe finds needs no page of its own to be put together.
	const axe = new AxeBuilder({ page }).setLegacyMode(true);
	if (within !== undefined) axe.include(within);
	if (theme === 'light') axe.withRules(COLOR_RULES);
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 200)}`),
	);
}
