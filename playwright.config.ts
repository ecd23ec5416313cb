import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './tools/chromium.ts';

/**
 * Journeys run on a desktop. One with `@phone` in its title runs on a phone instead, one with `@everywhere` on both, one
 * with `@tablet` on a tablet held upright.
 * The phone's clock stands in another zone, because the festival's times must not depend on it.
 */
export default defineConfig({
	testDir: 'e2e',
	outputDir: '.cache/e2e',
	workers: 2,
	fullyParallel: true,
	// A shared machine may stall a browser for seconds; whoever runs this at a desk wants to hear of it at once.
	retries: process.env['CI'] ? 2 : 0,
	forbidOnly: true,
	// Generous, because how fast it is is measured in bench/, and a busy machine must not fail what is right.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [
		['line'],
		['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/tests/playwright.json' }],
	],
	use: {
		// What passes a service worker cannot be answered by a test, and it takes over at any moment. Journeys about it allow it.
		serviceWorkers: 'block',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: findChromium() ?? '',
			// Pages live for seconds here: optimizing their code takes longer than it saves.
			args: [...CHROMIUM_SWITCHES, '--js-flags=--no-opt --no-maglev'],
			// Without a locale Chromium saves no file whose name has an umlaut under its name.
			env: { ...process.env, LC_ALL: 'C.UTF-8' },
		},
	},
	projects: [
		{
			name: 'desktop',
			grepInvert: /@(?:phone|tablet)\b/,
			use: { viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Zurich' },
		},
		{
			name: 'phone',
			grep: /@(?:phone|everywhere)\b/,
			use: {
				viewport: { width: 390, height: 844 },
				// Phones have two or three, which is four times the drawing and shows no journey anything else.
				deviceScaleFactor: 1,
				hasTouch: true,
				isMobile: true,
				timezoneId: 'America/New_York',
			},
		},
		{
			name: 'tablet',
			grep: /@tablet\b/,
			use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true, timezoneId: 'Europe/Zurich' },
		},
	],
});
