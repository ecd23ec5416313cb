import { useLayoutEffect, useRef, useState } from 'react';

/** The height of an element in rem, which grow with the wall. */
export function useHeight<Measured extends HTMLElement>() {
	const element = useRef<Measured>(null);
	const [height, setHeight] = useState(0);
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		const measure = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
			setHeight(current.getBoundingClientRect().height / rem);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(current);
		return () => observer.disconnect();
	}, []);
	return { element, height };
}
