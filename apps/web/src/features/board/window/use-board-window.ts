import type { LaneKind, Minutes } from '@crossload/domain';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Listeners } from '../../../lib/listeners.ts';
import type { ResolvedView } from '../model/board-view.ts';
import type { TimeRange } from '../model/time-range.ts';
import { headWidth, latestBoardSize, measureBoard, trackWidth } from './board-size.ts';
import { OPENING_SHARE, type ScrollAnchor, type WindowTimes } from './scroll-anchor.ts';

/** The part of the time line that is in sight, and how to move it. Scrolling renders nothing of whoever holds it. */
export interface BoardWindow {
	readonly scroller: RefObject<HTMLElement | null>;
	readonly anchor: RefObject<ScrollAnchor>;
	/** The board's first minute. */
	readonly from: Minutes;
	readonly minutesPerPixel: number;
	/** Pixels that there are for time. */
	readonly width: number;
	/** Pixels that it is scrolled, or will be once that is restored. */
	readonly anchorLeft: () => number;
	/** Called with the pixels that it is scrolled, and whether somebody has scrolled it. */
	readonly scrolled: Listeners<[left: number, isByHand: boolean]>;
	readonly handleScroll: () => void;
	/** Scrolls so that a minute stands at a third of the window. */
	readonly showMinute: (minute: Minutes) => void;
	readonly centerOn: (minute: Minutes) => void;
	/** Makes the time at this place of the screen, or in the middle, the anchor: it stays there when the zoom changes. */
	readonly hold: (clientX?: number) => void;
	/** Reads how wide the scrolling element is. */
	readonly measure: () => void;
	/** Scrolls to the anchor. */
	readonly restore: () => void;
}

/** Pixels from the window's left edge to where lanes have their blocks, behind their names. */
export function leftOfTracks(scroller: HTMLElement | null, kind: LaneKind): number {
	return (scroller?.getBoundingClientRect().left ?? 0) + headWidth(kind);
}

/** Keeps track of how wide the board is and how far it is scrolled. */
export function useBoardWindow({ range, start, anchor, view: { kind } }: WindowProps, hours: number): BoardWindow {
	const scroller = useRef<HTMLElement>(null);
	const { width, measure } = useTrackWidth(scroller, kind);
	const minutesPerPixel = (hours * 60) / width;
	const leftFor = useLeftFor({ range, minutesPerPixel, width }, start);
	const anchorLeft = useCallback(() => leftFor(anchor.current.minute, anchor.current.share), [leftFor, anchor]);
	const [scrolled] = useState(() => new Listeners<[left: number, isByHand: boolean]>());

	const hold = useCallback(
		(clientX?: number) => {
			const left = scroller.current?.scrollLeft ?? 0;
			const offset = clientX === undefined ? width / 2 : clientX - leftOfTracks(scroller.current, kind);
			const share = Math.min(1, Math.max(0, offset / width));
			const minute = range.from + (left + width * share) * minutesPerPixel;
			anchor.current = { ...anchor.current, minute, share, left };
		},
		[anchor, range.from, width, minutesPerPixel, kind],
	);
	const handleScroll = useCallback(() => {
		const { scrollLeft: left = 0, scrollTop: top = 0 } = scroller.current ?? {};
		anchor.current = { ...anchor.current, top };
		// An event may come late, between a click that zooms and what it shows: what was clicked is to stay.
		if (Math.abs(left - anchor.current.left) <= 1) return;
		hold();
		scrolled.notify(left, true);
	}, [anchor, hold, scrolled]);

	const show = useCallback(
		(minute: Minutes, share: number) => {
			if (scroller.current) scroller.current.scrollLeft = leftFor(minute, share);
			anchor.current = { ...anchor.current, minute, share, left: scroller.current?.scrollLeft ?? 0 };
			scrolled.notify(anchor.current.left, false);
		},
		[anchor, leftFor, scrolled],
	);
	const restore = useCallback(() => show(anchor.current.minute, anchor.current.share), [anchor, show]);

	const showMinute = useCallback((minute: Minutes) => show(minute, OPENING_SHARE), [show]);
	const centerOn = useCallback((minute: Minutes) => show(minute, 1 / 2), [show]);
	const { from } = range;
	const time = useMemo(
		() => ({ from, minutesPerPixel, width, anchorLeft, scrolled }),
		[from, minutesPerPixel, width, anchorLeft, scrolled],
	);
	return useMemo(
		() => ({ ...time, scroller, anchor, handleScroll, showMinute, centerOn, hold, measure, restore }),
		[time, anchor, handleScroll, showMinute, centerOn, hold, measure, restore],
	);
}

/** For the component with the scrolling element, which is a new one after filters that left nothing: restores its place. */
export function useRestoredScroll({ scroller, anchor, measure, restore }: BoardWindow): void {
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		if (anchor.current.top > 0) element.scrollTop = anchor.current.top;
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [scroller, anchor, measure]);
	useLayoutEffect(restore, [restore]);
}

interface WindowProps extends WindowTimes {
	readonly view: ResolvedView;
}

interface Scale {
	readonly range: TimeRange;
	readonly minutesPerPixel: number;
	/** Pixels that there are for time. */
	readonly width: number;
}

/** How many pixels the board is to be scrolled for a minute, or `start` for one outside, to be at a share of the window. */
function useLeftFor({ range, minutesPerPixel, width }: Scale, start: Minutes) {
	const { from, to } = range;
	return useCallback(
		(asked: Minutes, share: number) => {
			const minute = from <= asked && asked <= to ? asked : start;
			const most = Math.max(0, (to - from) / minutesPerPixel - width);
			return Math.min(most, Math.max(0, (minute - from) / minutesPerPixel - width * share));
		},
		[from, to, start, minutesPerPixel, width],
	);
}

/** Pixels that there are for time, and what reads them again. */
function useTrackWidth(scroller: RefObject<HTMLElement | null>, kind: LaneKind) {
	const [boardWidth, setBoardWidth] = useState(() => latestBoardSize().width);
	const latest = useRef(boardWidth);
	const measure = useCallback(() => {
		if (!scroller.current) return;
		const { width } = measureBoard(scroller.current);
		// React renders once more for a state that is set to what it is, just after the first render.
		if (width !== latest.current) setBoardWidth(width);
		latest.current = width;
	}, [scroller]);
	return { width: trackWidth(boardWidth, kind), measure };
}
