import type { ReactNode } from 'react';

/**
 * What a part asks of the link it shows; the page hands it on to a typed `Link`:
 * `link={(slot) => <Link to="/band/$id" params={{ id }} {...slot} />}`.
 */
export interface LinkSlot {
	className?: string;
	'aria-label'?: string;
	children: ReactNode;
}

export type RenderLink = (slot: LinkSlot) => ReactNode;
