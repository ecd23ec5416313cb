import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HIDE_DELAY_MS, HOVER_DELAY_MS } from './place-card.ts';

/** A step of a position's occupancy whose details are shown. */
interface ShownStep {
	readonly laneId: number;
	/** One of its minutes. */
	readonly minute: number;
	readonly element: HTMLElement;
	/** It was pressed by a key: the focus moves into the card. */
	readonly isByKeyboard?: boolean;
}

/**
 * The step of occupancy on which a mouse rests, that has the focus or was tapped; it is hidden by moving on, by scrolling
 * or pressing elsewhere, and by Escape, which takes the focus back to it.
 */
export function useShownStep(scroller: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>) {
	const [shown, setShown] = useState<ShownStep | null>(null);
	const latest = useRef(shown);
	latest.current = shown;
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hide = useCallback(() => {
		if (card.current?.contains(document.activeElement)) latest.current?.element.focus({ preventScroll: true });
		// The focus that comes back is no reason to show it again.
		clearTimeout(timer.current);
		setShown(null);
	}, [card]);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const showIn = (delay: number, next: ShownStep | null) => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => setShown(next), delay);
		};
		const isInCard = (target: EventTarget | null) => target instanceof Node && card.current?.contains(target) === true;
		const stepOf = (target: EventTarget | null) => stepAt(scroller.current, target);
		const handleOver = ({ target, pointerType, buttons }: PointerEvent) => {
			if (pointerType !== 'mouse' || buttons !== 0) return;
			if (isInCard(target)) clearTimeout(timer.current);
			else if (!isInCard(document.activeElement)) showOver(stepOf(target));
		};
		const showOver = (step: ShownStep | null) => showIn(step ? HOVER_DELAY_MS : HIDE_DELAY_MS, step);
		const handleFocus = ({ target }: FocusEvent) => {
			if (!isInCard(target)) showIn(0, stepOf(target));
		};
		const handlePress = ({ target, detail }: MouseEvent) => {
			const step = stepOf(target);
			if (!isInCard(target)) showIn(0, step && { ...step, isByKeyboard: detail === 0 });
		};
		const handleScroll = ({ target }: Event) => {
			// The focus scrolls to where it goes: the card goes along.
			if (!isInCard(target)) setShown((present) => (present && stepOf(document.activeElement) ? { ...present } : null));
		};
		const handleKey = ({ key }: KeyboardEvent) => {
			if (key === 'Escape') hide();
		};
		document.addEventListener('pointerover', handleOver, { signal });
		document.addEventListener('focusin', handleFocus, { signal });
		document.addEventListener('click', handlePress, { signal });
		document.addEventListener('scroll', handleScroll, { signal, capture: true, passive: true });
		document.addEventListener('keydown', handleKey, { signal });
		return () => {
			clearTimeout(timer.current);
			listening.abort();
		};
	}, [scroller, card, hide]);
	return { shown, hide };
}

function stepAt(scroller: HTMLElement | null, target: EventTarget | null): ShownStep | null {
	const element = target instanceof Element ? target.closest<HTMLElement>('[data-step-minute]') : null;
	const lane = element?.closest<HTMLElement>('[data-lane]');
	if (!element || !lane || !scroller?.contains(element)) return null;
	return { element, laneId: Number(lane.dataset['lane']), minute: Number(element.dataset['stepMinute']) };
}
