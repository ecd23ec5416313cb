import { type CSSProperties, type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { rememberedSize, rememberSize } from './remembered-sizes.ts';

interface Later {
	/** To be set on the element that holds what waits. */
	readonly place: RefObject<HTMLDivElement | null>;
	readonly style: CSSProperties | undefined;
	/** Whether what waits is to be drawn by now. */
	readonly isDue: boolean;
}

/**
 * For what lies below or beside what is looked at first: it is drawn once the screen around it is painted. The height that
 * its place had the last time is kept for it, so that nothing moves and the page is as long as it will be; as long as that
 * is not known it does not wait.
 */
export function useLaterInRoom(id: string): Later {
	const place = useRef<HTMLDivElement>(null);
	const what = `room of ${id}`;
	const room = useRef(rememberedSize(what)).current;
	const isDue = useDeferredValue(true, room === undefined);
	useEffect(() => {
		if (!isDue || !place.current) return;
		const observer = new ResizeObserver(([entry]) => entry && rememberSize(what, entry.contentRect.height));
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [isDue, what]);
	return { place, style: isDue ? undefined : { height: room }, isDue };
}

/** The same around its children. */
export function LaterInRoom({ id, children }: { id: string; children: ReactNode }) {
	const { place, style, isDue } = useLaterInRoom(id);
	return (
		<div ref={place} style={style}>
			{isDue && children}
		</div>
	);
}
