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
	/** What is drawn: what is in sight and, once anybody scrolls, half a window on both sides. */
	readonly visible: TimeRange;
	readonly isOpening: boolean;
	readonly minutesPerPixel: number;
	readonly handleScroll: () => void;
	/** Scrolls so that a minute stands at a third of the window. */
	readonly showMinute: (minute: Minutes) => void;
	/** Scrolls so that a minute stands in the middle. */
	readonly centerOn: (minute: Minutes) => void;
	/** What stands at this place of the screen stays there when the zoom changes next; else it is the middle. */
	readonly holdAt: (clientX: number) => void;
}

/** Follows how wide the board is and how far it is scrolled. */
export function useBoardWindow(range: TimeRange, hours: number, start: Minutes): BoardWindow {
	const scroller = useRef<HTMLElement>(null);
	const width = useTrackWidth(scroller);
	const minutesPerPixel = (hours * 60) / width;
	const [chunk, setChunk] = useState(() => {
		const left = (start - range.from) / minutesPerPixel - width * OPENING;
		return Math.floor(Math.max(0, left) / (width / 2));
	});
	/** What stays where it is: a minute, and the share of the window at which it stands. */
	const held = useRef({ minute: start, share: OPENING });
	const [isOpening, setOpening] = useState(true);
	/** Where the board has put itself: a scroll event from there is nobody's. */
	const putAt = useRef(0);

	const hold = useCallback(
		(share: number) => {
			const left = scroller.current?.scrollLeft ?? 0;
			held.current = { minute: range.from + (left + width * share) * minutesPerPixel, share };
		},
		[range.from, width, minutesPerPixel],
	);
	const holdAt = useCallback(
		(clientX: number) => {
			const left = (scroller.current?.getBoundingClientRect().left ?? 0) + HEAD_WIDTH;
			hold(Math.min(1, Math.max(0, (clientX - left) / width)));
		},
		[hold, width],
	);
	const handleScroll = useCallback(() => {
		const left = scroller.current?.scrollLeft ?? 0;
		hold(1 / 2);
		setChunk(Math.floor(left / (width / 2)));
		if (Math.abs(left - putAt.current) > 1) setOpening(false);
	}, [hold, width]);

	const show = useCallback(
		(minute: Minutes, share: number) => {
			const element = scroller.current;
			if (element) element.scrollLeft = (minute - range.from) / minutesPerPixel - width * share;
			putAt.current = element?.scrollLeft ?? 0;
			setChunk(Math.floor(putAt.current / (width / 2)));
		},
		[range.from, minutesPerPixel, width],
	);
	useLayoutEffect(() => show(held.current.minute, held.current.share), [show]);

	const visible = useVisible({ range, chunk, half: (width / 2) * minutesPerPixel, isOpening });
	const showMinute = useCallback((minute: Minutes) => show(minute, OPENING), [show]);
	const centerOn = useCallback((minute: Minutes) => show(minute, 1 / 2), [show]);
	return { scroller, visible, isOpening, minutesPerPixel, handleScroll, showMinute, centerOn, holdAt };
}

interface VisibleProps {
	readonly range: TimeRange;
	/** How many halves of a window it is scrolled. */
	readonly chunk: number;
	/** Minutes of half a window. */
	readonly half: Minutes;
	readonly isOpening: boolean;
}

function useVisible({ range: { from }, chunk, half, isOpening }: VisibleProps): TimeRange {
	const beside = isOpening ? 0 : 1;
	return useMemo(
		() => ({ from: from + (chunk - beside) * half, to: from + (chunk + 3 + beside) * half }),
		[from, chunk, half, beside],
	);
}

/** Pixels that there are for time. */
function useTrackWidth(scroller: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(latestWidth);
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
	}, [scroller]);
	return width;
}
