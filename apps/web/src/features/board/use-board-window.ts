import type { Minutes } from '@crossload/domain';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TimeRange } from './time-range.ts';

/** Pixels that the lanes' names take, at a root font of 16 px. */
const HEAD_WIDTH = 148;

/** Where the board opens: now at a third of the window. */
const OPENING = 1 / 3;

/** As wide as the board was last: begun with another width, its blocks would be laid out twice. */
let latestWidth = 960;

/** The part of the time line that is in sight, and how to move it. */
export interface BoardWindow {
	readonly scroller: RefObject<HTMLElement | null>;
	/** What is drawn: what is in sight and half a window on both sides. */
	readonly visible: TimeRange;
	readonly minutesPerPixel: number;
	readonly handleScroll: () => void;
	/** Scrolls so that a minute stands at a third of the window. */
	readonly showMinute: (minute: Minutes) => void;
	/** Scrolls so that a minute stands in the middle. */
	readonly centerOn: (minute: Minutes) => void;
}

/** Follows how wide the board is and how far it is scrolled; when the zoom changes, what stood in the middle stays there. */
export function useBoardWindow(range: TimeRange, hours: number, start: Minutes): BoardWindow {
	const scroller = useRef<HTMLElement>(null);
	const [width, setWidth] = useState(latestWidth);
	const [chunk, setChunk] = useState(0);
	const minutesPerPixel = (hours * 60) / width;
	const middle = useRef({ minute: start + hours * 60 * (1 / 2 - OPENING), isSet: false });

	const readMiddle = useCallback(() => {
		const left = scroller.current?.scrollLeft ?? 0;
		middle.current.minute = range.from + (left + width / 2) * minutesPerPixel;
		setChunk(Math.floor(left / (width / 2)));
	}, [range.from, width, minutesPerPixel]);

	const scrollTo = useCallback(
		(minute: Minutes) => {
			const element = scroller.current;
			if (element) element.scrollLeft = (minute - range.from) / minutesPerPixel - width / 2;
			setChunk(Math.floor((element?.scrollLeft ?? 0) / (width / 2)));
		},
		[range.from, minutesPerPixel, width],
	);

	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return undefined;
		const measure = () => {
			latestWidth = Math.max(100, element.clientWidth - HEAD_WIDTH);
			setWidth(latestWidth);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	useLayoutEffect(() => scrollTo(middle.current.minute), [scrollTo]);

	const visible = useMemo(() => {
		const half = (width / 2) * minutesPerPixel;
		return { from: range.from + (chunk - 1) * half, to: range.from + (chunk + 4) * half };
	}, [chunk, width, minutesPerPixel, range.from]);

	const showMinute = useCallback(
		(minute: Minutes) => scrollTo(minute + hours * 60 * (1 / 2 - OPENING)),
		[scrollTo, hours],
	);
	return { scroller, visible, minutesPerPixel, handleScroll: readMiddle, showMinute, centerOn: scrollTo };
}
