import { useLayoutEffect, useRef } from 'react';
import classes from './display.module.css';

/** A name shrinks to so much of its size before it is cut. */
const LEAST = 0.6;

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
			// Rounded down: a hair too wide would be cut with an ellipsis.
			const share = Math.floor((98 * current.clientWidth) / current.scrollWidth) / 98;
			if (current.clientWidth < current.scrollWidth) current.style.fontSize = `${Math.max(LEAST, share)}em`;
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
