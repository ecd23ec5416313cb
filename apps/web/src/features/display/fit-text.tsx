import { useLayoutEffect, useRef } from 'react';
import classes from './display.module.css';

/** A name shrinks to so much of its size before it is cut. */
const LEAST = 0.6;
const STEP = 0.02;

/** Where two lines have room for it, a name that would be smaller than this is broken into two of this size. */
const BREAKS_BELOW = 0.85;

/** Letters reach a little beyond their lines; a third line, which is cut, is half as high as the two. */
const isCut = ({ clientWidth, scrollWidth, clientHeight, scrollHeight }: HTMLElement) =>
	clientWidth < scrollWidth || clientHeight * 1.4 < scrollHeight;

/** A name in one line, or in `lines`, as big as it fits. */
export function FitText({ children, lines = 1 }: { children: string; lines?: 1 | 2 }) {
	return <Fitted key={children} text={children} lines={lines} />;
}

function Fitted({ text, lines }: { text: string; lines: 1 | 2 }) {
	const element = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const fit = () => {
			const { current } = element;
			if (!current) return;
			current.style.fontSize = '';
			delete current.dataset.broken;
			// A pixel less, as widths are rounded; and smaller letters are wider for their size, so the first try may be too wide.
			let share = (current.clientWidth - 1) / current.scrollWidth;
			if (lines === 2 && share < BREAKS_BELOW) {
				current.dataset.broken = '';
				share = BREAKS_BELOW;
				current.style.fontSize = `${share}em`;
			}
			for (; isCut(current) && share > LEAST; share -= STEP) current.style.fontSize = `${share}em`;
			if (isCut(current)) current.style.fontSize = `${LEAST}em`;
		};
		fit();
		// Until the font is there, another one stands in.
		void document.fonts.ready.then(fit);
		// The window, or what stands beside it, may change.
		const observer = new ResizeObserver(fit);
		if (element.current?.parentElement) observer.observe(element.current.parentElement);
		return () => observer.disconnect();
	}, [lines]);
	return (
		<span ref={element} className={classes.fit}>
			{text}
		</span>
	);
}
