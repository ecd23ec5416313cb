/** The block that the target of an event is in; null beside the blocks. */
export function blockAt(target: EventTarget): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
}
