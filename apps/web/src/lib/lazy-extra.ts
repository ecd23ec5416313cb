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
		return await load().then(moduleOf, () => moduleOf<Props>(() => null));
	});
}

const moduleOf = <Props>(component: ComponentType<Props>) => ({ default: component });
