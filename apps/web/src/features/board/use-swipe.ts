import { type RefObject, useEffect } from 'react';

/** Pixels that a finger goes sideways, and so many times as far as up or down. */
const LEAST = 60;
const FLATNESS = 2;

/** A swipe to the next lane, where there is nothing left to scroll in its direction (BRD-06). */
export function useSwipe(scroller: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const ending = new AbortController();
		let from: { readonly x: number; readonly y: number; readonly left: number } | null = null;
		const handleStart = ({ touches }: TouchEvent) => {
			const [touch] = touches;
			from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, left: element.scrollLeft } : null;
		};
		const handleEnd = ({ changedTouches }: TouchEvent) => {
			const [touch] = changedTouches;
			if (!touch || from === null) return;
			const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
			const most = element.scrollWidth - element.clientWidth;
			const isAtEnd = x < 0 ? from.left >= most - 1 : from.left <= 1;
			from = null;
			if (isAtEnd && Math.abs(x) >= LEAST && Math.abs(x) >= FLATNESS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
		};
		element.addEventListener('touchstart', handleStart, { passive: true, signal: ending.signal });
		element.addEventListener('touchend', handleEnd, { passive: true, signal: ending.signal });
		return () => ending.abort();
	}, [scroller, onSwipe]);
}
