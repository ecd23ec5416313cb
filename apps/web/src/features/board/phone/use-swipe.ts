import { type RefObject, useEffect } from 'react';

/** A swipe goes at least so many pixels sideways, and at least twice as far as up or down. */
const MIN_DISTANCE = 60;
const MIN_RATIO = 2;

interface TouchStart {
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
		let from: TouchStart | null = null;
		const handleStart = ({ touches }: TouchEvent) => {
			const [touch] = touches;
			from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, left: element.scrollLeft } : null;
		};
		// Else the browser would go back to the previous page.
		const handleMove = (event: TouchEvent) => {
			const [touch] = event.touches;
			if (touch && from !== null && event.cancelable && isSideways(from, touch) && isAtEnd(element, from, touch)) {
				event.preventDefault();
			}
		};
		const handleEnd = ({ changedTouches: [touch] }: TouchEvent) => {
			const began = from;
			from = null;
			if (!touch || began === null || Math.abs(touch.clientX - began.x) < MIN_DISTANCE) return;
			if (isSideways(began, touch) && isAtEnd(element, began, touch)) onSwipe(touch.clientX < began.x ? 1 : -1);
		};
		element.addEventListener('touchstart', handleStart, { passive: true, signal: listening.signal });
		element.addEventListener('touchmove', handleMove, { passive: false, signal: listening.signal });
		element.addEventListener('touchend', handleEnd, { passive: true, signal: listening.signal });
		return () => listening.abort();
	}, [scroller, onSwipe]);
}

function isSideways({ x, y }: TouchStart, { clientX, clientY }: Touch): boolean {
	return Math.abs(clientX - x) >= MIN_RATIO * Math.abs(clientY - y);
}

function isAtEnd(element: HTMLElement, { x, left }: TouchStart, { clientX }: Touch): boolean {
	return clientX < x ? left >= element.scrollWidth - element.clientWidth - 1 : left <= 1;
}
