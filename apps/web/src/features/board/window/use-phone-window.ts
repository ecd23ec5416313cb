import type { Minutes } from '@crossload/domain';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TimeRange } from '../model/time-range.ts';
import { OPENING_SHARE } from './scroll-anchor.ts';

/** Rem of a minute: twenty minutes are two lines and a target for a finger. */
export const REM_PER_MINUTE = 0.15;

/** Minutes to which the upper edge is rounded, so that scrolling renders once an hour. */
const STEP = 60;

/** The part of a phone's board that is in sight. */
export interface PhoneWindow {
	readonly scroller: RefObject<HTMLElement | null>;
	/** What is drawn: what is in sight, and an hour and more on both sides. */
	readonly visible: TimeRange;
	/** The time at the upper edge, to the hour. */
	readonly edge: Minutes;
	readonly handleScroll: () => void;
	/** Scrolls so that a minute stands at so much of the window. */
	readonly showMinute: (minute: Minutes, share?: number) => void;
	/** Scrolls an element that is new, as it is after filters that left nothing, to where the one before stood. */
	readonly restore: () => void;
}

interface Times {
	readonly range: TimeRange;
	/** The time to show where the time that was in sight lies outside of the range. */
	readonly start: Minutes;
}

export function usePhoneWindow({ range, start }: Times, opening: Minutes): PhoneWindow {
	const scroller = useRef<HTMLElement>(null);
	const [edge, setEdge] = useState(opening - STEP * 2);
	/** The minute at the upper edge. */
	const top = useRef<Minutes>(undefined);
	const handleScroll = useCallback(() => {
		const minute = range.from + (scroller.current?.scrollTop ?? 0) / pixelsPerMinute();
		top.current = minute;
		setEdge(Math.floor(minute / STEP) * STEP);
	}, [range.from]);
	const showMinute = useCallback(
		(asked: Minutes, share = OPENING_SHARE) => {
			const element = scroller.current;
			if (!element) return;
			const minute = range.from <= asked && asked <= range.to ? asked : start;
			element.scrollTop = (minute - range.from) * pixelsPerMinute() - element.clientHeight * share;
			handleScroll();
		},
		[range, start, handleScroll],
	);
	useLayoutEffect(() => showMinute(opening), [showMinute, opening]);
	const restore = useCallback(() => {
		if (top.current !== undefined) showMinute(top.current, 0);
	}, [showMinute]);
	// Ten hours are more than any phone is high.
	const visible = { from: edge - STEP, to: edge + 10 * STEP };
	return { scroller, visible, edge, handleScroll, showMinute, restore };
}

function pixelsPerMinute(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * REM_PER_MINUTE;
}
