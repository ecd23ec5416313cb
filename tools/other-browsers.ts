import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Engine } from '../e2e/engines/engine.ts';
import { firefoxEngine } from '../e2e/engines/firefox.ts';
import { webkitEngine } from '../e2e/engines/webkit.ts';
import { printMessage } from './launch/messages.mjs';

/** Debian's packages of the other engines, and of the display that one of them needs. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const there = (...paths: string[]) => paths.find((path) => existsSync(path));

/** The engines besides Chromium that are on this machine. */
export function findEngines(): Engine[] {
	const firefox = there('/usr/bin/firefox-esr', '/usr/bin/firefox');
	const driver = there('/usr/bin/WebKitWebDriver');
	const display = there('/usr/bin/Xvfb');
	const browser = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0];
	return [
		...(firefox ? [firefoxEngine(firefox)] : []),
		...(driver && display && browser ? [webkitEngine({ driver, display, browser })] : []),
	];
}

/** Installs them where root may on Debian; elsewhere says which are missing, and the journeys go without. */
export function provideOtherBrowsers(): void {
	if (findEngines().length < 2 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
		printMessage('Firefox and WebKitGTK for the journeys in other browsers: installing …');
		spawnSync('apt-get', ['update'], { stdio: 'ignore' });
		spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore' });
	}
	const names = findEngines().map(({ name }) => name);
	for (const name of ['Firefox', 'WebKitGTK']) {
		if (!names.includes(name)) printMessage(`${name} is not on this machine: the journeys in it are left out.`);
	}
}
