import { type ComponentType, lazy } from 'react';

/** A component that the screen can do without: where it cannot be fetched its place stays empty. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
	return lazy(() => load().then(moduleOf, () => moduleOf<Props>(() => null)));
}

const moduleOf = <Props>(component: ComponentType<Props>) => ({ default: component });
