import puppeteer, { type Page } from 'puppeteer-core';
import { type Engine, type EnginePage, SEEN_WITHIN } from './engine.ts';

/** Firefox, through WebDriver BiDi. */
export function firefoxEngine(executablePath: string): Engine {
	return {
		name: 'Firefox',
		open: async () => {
			const browser = await puppeteer.launch({
				browser: 'firefox',
				executablePath,
				headless: true,
				defaultViewport: { width: 1280, height: 900 },
			});
			return { page: pageOf(await browser.newPage()), close: () => browser.close() };
		},
	};
}

function pageOf(page: Page): EnginePage {
	const found = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(SEEN_WITHIN);
	return {
		goto: async (url) => {
			await page.goto(url, { waitUntil: 'domcontentloaded' });
		},
		click: (xpath) => found(xpath).click(),
		type: (text) => page.keyboard.type(text),
		sees: async (xpath) => {
			await found(xpath).wait();
		},
	};
}
