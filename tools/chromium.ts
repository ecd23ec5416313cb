import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { printMessage, UserError } from './launch/messages.mjs';

const USUAL_PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Parts of Chromium that no journey looks at. The first four load some four hundred modules for the address bar of each
 * new window, for half a second of processor time. Chromium takes this switch once, so what Playwright would turn off
 * stands here again.
 */
const UNUSED_FEATURES = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxFullPopup',
	'WebUIOmniboxAimPopup',
	'PreloadTopChromeWebUI',
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
];

/** Switches that let Chromium run as root, without a display, and ask nothing of the network by itself. */
export const CHROMIUM_SWITCHES = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	`--disable-features=${UNUSED_FEATURES.join(',')}`,
];

/** The Chromium that the journeys run in: the one CROSSLOAD_CHROMIUM names, the system's, or Playwright's own. */
export function findChromium(): string | null {
	const named = process.env['CROSSLOAD_CHROMIUM'];
	if (named && !existsSync(named)) throw new UserError(`CROSSLOAD_CHROMIUM names ${named}, but no file is there.`);
	if (named) return named;
	return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Finds Chromium, or installs one: through apt-get for root on Debian, else through Playwright. */
export function provideChromium(): string {
	const found = findChromium();
	if (found) return found;
	printMessage('No Chromium on this machine: installing one for the browser tests …');
	for (const [program, ...commandLine] of installers()) {
		spawnSync(program ?? '', commandLine, { stdio: ['ignore', process.stderr, process.stderr] });
		const installed = findChromium();
		if (installed) return installed;
	}
	throw new UserError(
		'The browser tests need Chromium, and none could be installed. ' +
			'Install Chromium or Chrome, or name its executable in CROSSLOAD_CHROMIUM, then run npm test again.',
	);
}

function installers(): string[][] {
	const playwright = [process.execPath, join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'];
	const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
	if (!isDebian) return [playwright];
	return [['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], playwright];
}
