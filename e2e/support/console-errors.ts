import type { BrowserContext, Page } from '@playwright/test';

/** The errors that the pages of a test logged in the browser's console. */
export interface ConsoleErrors {
	/** Names errors that the journey itself causes, such as a refused login's 401. */
	expect(...patterns: RegExp[]): void;
	/** The errors that no one named. */
	unexpected(): string[];
}

/** Listens to every page of the context, those opened later too. */
export function watchConsole(context: BrowserContext): ConsoleErrors {
	const errors: string[] = [];
	const expected: RegExp[] = [];
	const watch = (page: Page) => {
		page.on('pageerror', (error) => errors.push(`${error.stack ?? error.message}`));
		page.on('console', (message) => {
			if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
		});
	};
	for (const page of context.pages()) watch(page);
	context.on('page', watch);
	return {
		expect: (...patterns) => expected.push(...patterns),
		unexpected: () => errors.filter((text) => !expected.some((pattern) => pattern.test(text))),
	};
}
