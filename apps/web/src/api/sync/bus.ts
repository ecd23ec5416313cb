import type { LiveEvent } from '@crossload/contract';
import { BUILD } from './build.ts';

/** What the tabs of one browser send each other. */
export type BusMessage =
	/** Asks the leading tab for its state. */
	| { readonly kind: 'ask' }
	| { readonly kind: 'state'; readonly isLive: boolean; readonly revision: number | null }
	/** An event, and the revision that the leading tab knew before it. */
	| { readonly kind: 'event'; readonly after: number | null; readonly event: LiveEvent };

/** The bus's name, shared by the tabs of one user and one build. */
export function busName(userId: number): string {
	return `crossload/${userId}${BUILD}`;
}
