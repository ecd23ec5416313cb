import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import { type Engine, type EnginePage, SEEN_WITHIN } from './engine.ts';

/** What WebKitGTK is made of on this machine. */
export interface WebKitPrograms {
	readonly driver: string;
	readonly browser: string;
	/** A display that nobody looks at: WebKitGTK's browser needs one. */
	readonly display: string;
}

/** WebKitGTK, through its WebDriver. It is as near to Safari as Linux comes. */
export function webkitEngine({ driver, browser, display }: WebKitPrograms): Engine {
	return {
		name: 'WebKitGTK',
		open: async () => {
			const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
				stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
			});
			const number = await displayNumber(screen);
			const port = await freePort();
			const service = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
				stdio: 'ignore',
				env: { ...process.env, DISPLAY: `:${number}` },
			});
			const session = await sessionOn(port, browser);
			const close = async () => {
				await session.quit();
				await Promise.all([ended(service), ended(screen)]);
			};
			return { page: pageOf(session), close };
		},
	};
}

async function displayNumber(screen: ChildProcess): Promise<string> {
	const pipe = screen.stdio[3];
	if (!pipe) throw new Error('The display has no pipe to say its number');
	const [number] = (await once(pipe, 'data')) as [Buffer];
	return number.toString().trim();
}

async function ended(child: ChildProcess): Promise<void> {
	const exit = once(child, 'exit');
	child.kill();
	await exit;
}

/** How often the driver is asked for a session until it listens, and how long to wait in between, in milliseconds. */
const TRIES = 50;
const TRY_EVERY = 200;

async function sessionOn(port: number, browser: string): Promise<WebDriver> {
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
	});
	for (let tries = 1; ; tries += 1) {
		try {
			await fetch(`http://127.0.0.1:${port}/status`);
			break;
		} catch (error) {
			if (tries === TRIES) throw error;
			await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
		}
	}
	return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

function pageOf(session: WebDriver): EnginePage {
	// An element that is rendered again between being found and being used is looked for once more.
	const withSeen = async (xpath: string, use: (element: WebElement) => Promise<void>) => {
		await session.wait(
			async () => {
				try {
					const element = await session.findElement(By.xpath(xpath));
					if (!(await element.isDisplayed())) return false;
					await use(element);
					return true;
				} catch {
					return false;
				}
			},
			SEEN_WITHIN,
			xpath,
		);
	};
	return {
		goto: (url) => session.get(url),
		click: (xpath) =>
			withSeen(xpath, async (element) => {
				// The driver brings it only to the window's edge, where the foot of a form may lie over it.
				await session.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
				await element.click();
			}),
		type: (text) => session.actions().sendKeys(text).perform(),
		sees: (xpath) => withSeen(xpath, async () => {}),
	};
}
