import type { BrowserContext, Page } from '@playwright/test';

/** What the pages of a test complained about in the browser's console. */
export interface ConsoleErrors {
	/** Names complaints that the journey itself causes, such as a refused login's 401. */
	expect(...patterns: RegExp[]): void;
	/** The complaints that no one named. */
	unexpected(): string[];
}

/** Listens to every page of the context, those opened later too. */
export function watchConsole(context: BrowserContext): ConsoleErrors {
	const complaints: string[] = [];
	const expected: RegExp[] = [];
	const watch = (page: Page) => {
		page.on('pageerror', (error) => complaints.push(`${error.stack ?? error.message}`));
		page.on('console', (message) => {
			if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
		});
	};
	for (const page of context.pages()) watch(page);
	context.on('page', watch);
	return {
		expect: (...patterns) => expected.push(...patterns),
		unexpected: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
	};
}
