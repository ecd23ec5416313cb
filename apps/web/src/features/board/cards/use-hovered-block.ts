import { type RefObject, useEffect, useState } from 'react';
import { blockAt } from '../move/block-at.ts';
import { HIDE_DELAY_MS, HOVER_DELAY_MS } from './place-card.ts';

interface Hovered {
	readonly id: number;
	readonly block: HTMLElement;
}

/** The block on which a mouse rests; null again after moving on, scrolling, pressing the mouse or any key. */
export function useHoveredBlock(
	scroller: RefObject<HTMLElement | null>,
	card: RefObject<HTMLElement | null>,
): Hovered | null {
	const [hovered, setHovered] = useState<Hovered | null>(null);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const showIn = (delay: number, next: Hovered | null) => {
			clearTimeout(timer);
			timer = setTimeout(() => setHovered(next), delay);
		};
		const handleOver = ({ target, pointerType, buttons }: PointerEvent) => {
			if (!(target instanceof Node) || pointerType !== 'mouse' || buttons !== 0) return;
			if (card.current?.contains(target)) {
				clearTimeout(timer);
				return;
			}
			const block = scroller.current?.contains(target) ? blockAt(target) : null;
			if (block) showIn(HOVER_DELAY_MS, { id: Number(block.dataset['block']), block });
			else showIn(HIDE_DELAY_MS, null);
		};
		const hide = () => {
			clearTimeout(timer);
			setHovered(null);
		};
		document.addEventListener('pointerover', handleOver, { signal });
		document.addEventListener('pointerdown', hide, { signal });
		document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
		document.addEventListener('keydown', hide, { signal });
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [scroller, card]);
	return hovered;
}
