import { useLayoutEffect, useRef } from 'react';
import classes from './display.module.css';

/** A name shrinks to so much of its size before it is cut. */
const LEAST = 0.6;
const STEP = 0.02;

const isCut = ({ clientWidth, scrollWidth }: HTMLElement) => clientWidth < scrollWidth;

/** A name in one line, as big as it fits. */
export function FitText({ children }: { children: string }) {
	return <Fitted key={children} text={children} />;
}

function Fitted({ text }: { text: string }) {
	const element = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const fit = () => {
			const { current } = element;
			if (!current) return;
			current.style.fontSize = '';
			// A pixel less, as widths are rounded; and smaller letters are wider for their size, so the first try may be too wide.
			let share = (current.clientWidth - 1) / current.scrollWidth;
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
	}, []);
	return (
		<span ref={element} className={classes.fit}>
			{text}
		</span>
	);
}
