import { type ComponentType, lazy } from 'react';
import { whenIdle } from './when-idle.ts';

/** Milliseconds: soon enough for what nobody waits for. */
const MAX_WAIT_MS = 1_000;

/**
 * A component that the screen can do without: it is fetched when the screen is painted and the browser is idle, and where it
 * cannot be fetched its place stays empty.
 */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
	return lazy(async () => {
		await whenIdle(MAX_WAIT_MS);
		const component: ComponentType<Props> = await load().catch(() => () => null);
		return { default: component };
	});
}
