import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import classes from './after-paint.module.css';

/**
 * Draws `instead` with its screen, and its children once that has been painted: what can be looked at need not wait for
 * what can be opened. The two look the same, and whoever has the focus on the one keeps it on the other.
 */
export function AfterPaint({ instead, children }: { instead: ReactNode; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const hadFocus = useRef(false);
	const isPainted = useDeferredValue(true, false);
	useLayoutEffect(() => {
		if (isPainted && hadFocus.current) place.current?.querySelector<HTMLElement>('button, input')?.focus();
	}, [isPainted]);
	return (
		<div ref={place} className={classes.place}>
			{isPainted ? (
				children
			) : (
				<Picture place={place} hadFocus={hadFocus}>
					{instead}
				</Picture>
			)}
		</div>
	);
}

function Picture({ place, hadFocus, children }: PictureProps) {
	useLayoutEffect(
		() => () => {
			// Its elements are still there.
			hadFocus.current = place.current?.contains(document.activeElement) ?? false;
		},
		[place, hadFocus],
	);
	return children;
}

interface PictureProps {
	place: RefObject<HTMLElement | null>;
	hadFocus: RefObject<boolean>;
	children: ReactNode;
}
