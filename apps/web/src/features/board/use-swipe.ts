import { type RefObject, useEffect } from 'react';

/** Pixels that a finger goes sideways, and so many times as far as up or down. */
const LEAST = 60;
const FLATNESS = 2;

interface Touched {
	readonly x: number;
	readonly y: number;
	/** How far the element was scrolled sideways. */
	readonly left: number;
}

/** A swipe to the next lane, where there is nothing left to scroll in its direction (BRD-06). */
export function useSwipe(scroller: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const listening = new AbortController();
		let from: Touched | null = null;
		const handleStart = ({ touches }: TouchEvent) => {
			const [touch] = touches;
			from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, left: element.scrollLeft } : null;
		};
		// The browser would take it as a way back to the page before.
		const handleMove = (event: TouchEvent) => {
			const [touch] = event.touches;
			if (touch && from !== null && event.cancelable && isFlat(from, touch) && isAtEnd(element, from, touch)) {
				event.preventDefault();
			}
		};
		const handleEnd = ({ changedTouches: [touch] }: TouchEvent) => {
			const began = from;
			from = null;
			if (!touch || began === null || Math.abs(touch.clientX - began.x) < LEAST) return;
			if (isFlat(began, touch) && isAtEnd(element, began, touch)) onSwipe(touch.clientX < began.x ? 1 : -1);
		};
		element.addEventListener('touchstart', handleStart, { passive: true, signal: listening.signal });
		element.addEventListener('touchmove', handleMove, { passive: false, signal: listening.signal });
		element.addEventListener('touchend', handleEnd, { passive: true, signal: listening.signal });
		return () => listening.abort();
	}, [scroller, onSwipe]);
}

function isFlat({ x, y }: Touched, { clientX, clientY }: Touch): boolean {
	return Math.abs(clientX - x) >= FLATNESS * Math.abs(clientY - y);
}

function isAtEnd(element: HTMLElement, { x, left }: Touched, { clientX }: Touch): boolean {
	return clientX < x ? left >= element.scrollWidth - element.clientWidth - 1 : left <= 1;
}
