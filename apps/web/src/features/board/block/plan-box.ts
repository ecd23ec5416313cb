/** Pixels that the flag of a point is wide. */
const FLAG = 2;

/** Where a block's plan stands on the screen: the block may go on behind it with its words. */
export function planBox(block: HTMLElement): DOMRect {
	if (!block.matches('[data-plan]')) return (block.querySelector('[data-plan]') ?? block).getBoundingClientRect();
	const { x, y, width, height } = block.getBoundingClientRect();
	return new DOMRect(x, y, block.dataset['part'] === 'flags' ? FLAG : width, height);
}
