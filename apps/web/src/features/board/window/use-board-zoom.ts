import type { Minutes } from '@crossload/domain';
import { type RefObject, useCallback, useEffect } from 'react';
import type { SetPersisted } from '../../../lib/persisted.ts';
import { isDialogOpen } from '../../../lib/typed-into.ts';
import { useSingleKeys } from '../../help/single-keys.ts';
import { isTextField } from '../keys/is-text-field.ts';
import { type BoardView, stepWithin, zoomed } from '../model/board-view.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import type { BoardWindow } from './use-board-window.ts';
import { AT_REST, wheelStep } from './wheel-step.ts';

/** Zooms by a step; `clientX` is where on the screen the time is to stay, the middle without it. */
export type Zoom = (direction: 'in' | 'out', clientX?: number) => void;

/** Shows some minutes at once; what is at this share of the window, 0 at its left edge, 1 at its right, stays there. */
export type ShowLength = (length: Minutes, anchor: Pick<ScrollAnchor, 'minute' | 'share'>) => void;

interface ZoomProps {
	readonly shown: Pick<BoardWindow, 'scroller' | 'anchor' | 'hold'>;
	readonly setView: SetPersisted<BoardView>;
	/** Hours that the board covers. */
	readonly length: number;
}

/** What chooses how much time the window shows. */
export function useZoom({ shown: { scroller, anchor, hold }, setView, length }: ZoomProps) {
	const zoom: Zoom = useCallback(
		(direction, clientX) => {
			hold(clientX);
			setView((present) => ({ ...present, hours: zoomed(present.hours, direction, length) }));
		},
		[hold, setView, length],
	);
	const showLength: ShowLength = useCallback(
		(minutes, { minute, share }) => {
			anchor.current = { ...anchor.current, minute, share, left: scroller.current?.scrollLeft ?? 0 };
			setView((present) => ({ ...present, hours: stepWithin(minutes / 60, length) }));
		},
		[anchor, scroller, setView, length],
	);
	return { zoom, showLength };
}

type Scroller = RefObject<HTMLElement | null>;

/** By how much the distance of two fingers changes for one step of the zoom. */
const PINCH_RATIO = 1.35;

/**
 * Ctrl with the wheel, which is also how a touch pad's pinch arrives, and two fingers zoom, and so does a click on points
 * that are drawn together (BRD-02). For what renders the element that scrolls.
 */
export function useZoomGestures(scroller: Scroller, zoom: Zoom): void {
	useEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const listening = new AbortController();
		const { signal } = listening;
		let turn = AT_REST;
		const handleWheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			const next = wheelStep(turn, event);
			turn = next.turn;
			if (next.step !== null) zoom(next.step, event.clientX);
		};
		const handleClick = ({ target, clientX }: MouseEvent) => {
			if (target instanceof Element && target.closest('[data-points]')) zoom('in', clientX);
		};
		element.addEventListener('wheel', handleWheel, { passive: false, signal });
		element.addEventListener('click', handleClick, { signal });
		listenForPinch(element, zoom, signal);
		return () => listening.abort();
	}, [scroller, zoom]);
}

interface ZoomKeysProps {
	readonly scroller: Scroller;
	/** Undefined where it shows as much time as there is room for. */
	readonly zoom?: Zoom;
	readonly showNow: () => void;
}

/**
 * + and − zoom, T goes to now (BRD-02): always on the time line, elsewhere on the screen unless single keys are switched off
 * (WCAG 2.1.4).
 */
export function useZoomKeys({ scroller, zoom, showNow }: ZoomKeysProps): void {
	const [areSingleKeysOn] = useSingleKeys();
	useEffect(() => {
		const handleKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
			if (ctrlKey || metaKey || altKey || isTextField(target) || isDialogOpen()) return;
			if (!areSingleKeysOn && !(target instanceof Node && scroller.current?.contains(target))) return;
			if (key === '+' || key === '-') zoom?.(key === '+' ? 'in' : 'out');
			else if (key === 't') showNow();
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [areSingleKeysOn, scroller, zoom, showNow]);
}

function listenForPinch(element: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
	let before = 0;
	const handleStart = ({ touches }: TouchEvent) => {
		before = spreadOf(touches)?.width ?? 0;
	};
	const handleMove = (event: TouchEvent) => {
		const spread = spreadOf(event.touches);
		if (spread === null || before === 0) return;
		// The board's own zoom takes the place of the page's.
		if (event.cancelable) event.preventDefault();
		const ratio = spread.width / before;
		if (ratio < PINCH_RATIO && ratio > 1 / PINCH_RATIO) return;
		before = spread.width;
		zoom(ratio > 1 ? 'in' : 'out', spread.middle);
	};
	element.addEventListener('touchstart', handleStart, { passive: true, signal });
	element.addEventListener('touchmove', handleMove, { passive: false, signal });
}

/** How far apart two fingers are, and the middle between them; null of any other number. */
function spreadOf(touches: TouchList): { readonly width: number; readonly middle: number } | null {
	const [a, b] = touches;
	if (!a || !b || touches.length > 2) return null;
	return { width: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), middle: (a.clientX + b.clientX) / 2 };
}
