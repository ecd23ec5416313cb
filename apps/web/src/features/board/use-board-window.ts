import type { Minutes } from '@crossload/domain';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from './board-props.ts';
import { HEAD_WIDTH, latestBoardSize, measureBoard, WINDOW_PARTS } from './board-size.ts';
import { type HeldPlace, OPENING } from './held-place.ts';
import type { TimeRange } from './time-range.ts';

/** Parts of the window that are drawn before and behind it once anybody scrolls. */
const AROUND = 5;

/** The part of the time line that is in sight, and how to move it. */
export interface BoardWindow {
	readonly scroller: RefObject<HTMLElement | null>;
	readonly held: RefObject<HeldPlace>;
	/** What is drawn: what is in sight and, once anybody scrolls, some of what is beside it. */
	readonly visible: TimeRange;
	readonly minutesPerPixel: number;
	readonly handleScroll: () => void;
	/** Scrolls so that a minute stands at a third of the window. */
	readonly showMinute: (minute: Minutes) => void;
	readonly centerOn: (minute: Minutes) => void;
	/** What stands at this place of the screen, the middle without one, stays there when the zoom changes next. */
	readonly holdAt: (clientX?: number) => void;
	/** Looks how wide what scrolls is. */
	readonly measure: () => void;
	/** Scrolls to where the window stands. */
	readonly restore: () => void;
}

/** Pixels from the window's left edge to where lanes have their blocks, behind their names. */
export function leftOfTracks(scroller: HTMLElement | null): number {
	return (scroller?.getBoundingClientRect().left ?? 0) + HEAD_WIDTH;
}

/** Follows how wide the board is and how far it is scrolled. */
export function useBoardWindow({ range, start, held }: Covered, hours: number): BoardWindow {
	const scroller = useRef<HTMLElement>(null);
	const { width, measure } = useTrackWidth(scroller);
	const minutesPerPixel = (hours * 60) / width;
	const leftFor = useLeftFor({ range, minutesPerPixel, width }, start);
	const drawn = useDrawnPart({ range, minutesPerPixel, width }, () => leftFor(held.current.minute, held.current.share));

	const holdAt = useCallback(
		(clientX?: number) => {
			const left = scroller.current?.scrollLeft ?? 0;
			const place = clientX === undefined ? width / 2 : clientX - leftOfTracks(scroller.current);
			const share = Math.min(1, Math.max(0, place / width));
			const minute = range.from + (left + width * share) * minutesPerPixel;
			held.current = { ...held.current, minute, share, left };
		},
		[held, range.from, width, minutesPerPixel],
	);
	const { follow } = drawn;
	const handleScroll = useCallback(() => {
		const { scrollLeft: left = 0, scrollTop: top = 0 } = scroller.current ?? {};
		held.current = { ...held.current, top };
		// An event may come late, between a click that zooms and what it shows: what was clicked is to stay.
		const isScrolled = Math.abs(left - held.current.left) > 1;
		if (isScrolled) holdAt();
		follow(left, isScrolled);
	}, [held, holdAt, follow]);

	const show = useCallback(
		(minute: Minutes, share: number) => {
			if (scroller.current) scroller.current.scrollLeft = leftFor(minute, share);
			held.current = { ...held.current, minute, share, left: scroller.current?.scrollLeft ?? 0 };
			follow(held.current.left, false);
		},
		[held, leftFor, follow],
	);
	const restore = useCallback(() => show(held.current.minute, held.current.share), [held, show]);

	const { visible } = drawn;
	const showMinute = useCallback((minute: Minutes) => show(minute, OPENING), [show]);
	const centerOn = useCallback((minute: Minutes) => show(minute, 1 / 2), [show]);
	return useMemo(
		() => ({ scroller, held, visible, minutesPerPixel, handleScroll, showMinute, centerOn, holdAt, measure, restore }),
		[held, visible, minutesPerPixel, handleScroll, showMinute, centerOn, holdAt, measure, restore],
	);
}

/** For what renders the element that scrolls: after filters that left nothing it is another one, to stand where that stood. */
export function useScrollsWindow({ scroller, held, measure, restore }: BoardWindow): void {
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		if (held.current.top > 0) element.scrollTop = held.current.top;
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [scroller, held, measure]);
	useLayoutEffect(restore, [restore]);
}

type Covered = Pick<BoardProps, 'range' | 'start' | 'held'>;

interface Scale {
	readonly range: TimeRange;
	readonly minutesPerPixel: number;
	/** Pixels that there are for time. */
	readonly width: number;
}

/** How far the board is to be scrolled, in pixels, for a minute, its start for one outside, to stand at a share of the window. */
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

/** What is drawn of the time line: what is in sight, and from when somebody scrolls some of what is beside it. */
function useDrawnPart({ range: { from }, minutesPerPixel, width }: Scale, heldLeft: () => number) {
	const [part, setPart] = useState(() => Math.floor(heldLeft() / (width / WINDOW_PARTS)));
	/** Pixels at which it stands until somebody scrolls. */
	const [openedAt, setOpenedAt] = useState<number | null>(heldLeft);
	const follow = useCallback(
		(left: number, isScrolled: boolean) => {
			setPart(Math.floor(left / (width / WINDOW_PARTS)));
			// The browser scrolls to whole pixels: what is drawn for less would be rendered again in vain.
			setOpenedAt((present) => {
				if (present === null || isScrolled) return null;
				return Math.abs(left - present) < 1 ? present : left;
			});
		},
		[width],
	);
	const scale = `${from} ${minutesPerPixel} ${width}`;
	const [drawnAt, setDrawnAt] = useState(scale);
	if (drawnAt !== scale) {
		// Another zoom is drawn where it will stand: what was in sight before would be drawn in vain.
		setDrawnAt(scale);
		setOpenedAt(heldLeft());
	}
	const minutes = (width / WINDOW_PARTS) * minutesPerPixel;
	const first = openedAt === null ? from + (part - AROUND) * minutes : from + openedAt * minutesPerPixel;
	const parts = openedAt === null ? WINDOW_PARTS + 1 + 2 * AROUND : WINDOW_PARTS;
	const to = first + parts * minutes;
	const visible = useMemo(() => ({ from: first, to }), [first, to]);
	return { visible, follow };
}

/** Pixels that there are for time, and what reads them again. */
function useTrackWidth(scroller: RefObject<HTMLElement | null>) {
	const [width, setWidth] = useState(() => latestBoardSize().trackWidth);
	const measure = useCallback(() => {
		if (scroller.current) setWidth(measureBoard(scroller.current).trackWidth);
	}, [scroller]);
	return { width, measure };
}
