import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './hint-layer.module.css';

/** Pixels between a hint and its thing, and between a hint and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Milliseconds that a hint stays for the pointer to get from its thing onto it. */
const WAY_TO_HINT = 250;

/**
 * Shows what `hint` says of the thing under the pointer or the focus. It stays while the pointer is on it and goes with
 * Escape (WCAG 1.4.13). One layer serves every thing of the app: in a list of thousands of rows a thing with a hint then
 * costs an attribute.
 */
export function HintLayer() {
	const [thing, setThing] = useState<HTMLElement | null>(null);
	const bubble = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => followHinted(setThing, bubble), []);
	useLayoutEffect(() => {
		if (!thing || !bubble.current) return;
		place(bubble.current, thing);
		// What the thing is called already need not be said twice.
		if (thing.getAttribute('aria-label')?.includes(thing.dataset.hint ?? '')) return;
		thing.setAttribute('aria-describedby', id);
		return () => thing.removeAttribute('aria-describedby');
	}, [thing, id]);
	const overlays = document.getElementById('overlays');
	if (!thing || !overlays) return null;
	return createPortal(
		<div ref={bubble} id={id} role="tooltip" className={classes.hint}>
			{thing.dataset.hint}
		</div>,
		overlays,
	);
}

/** Finds the element with a hint that is pointed at, focused by the keyboard or tapped. */
function followHinted(
	setThing: (thing: HTMLElement | null) => void,
	bubble: RefObject<HTMLElement | null>,
): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	let leaving: ReturnType<typeof setTimeout> | undefined;
	const stay = () => clearTimeout(leaving);
	const show = (thing: HTMLElement | null) => {
		stay();
		setThing(thing);
	};
	const hide = () => show(null);
	const hideSoon = () => {
		stay();
		leaving = setTimeout(hide, WAY_TO_HINT);
	};
	// A browser calls any focus visible until something is pressed: that of a dialog that opens with the page says nothing.
	let isByKeys = false;
	document.addEventListener('keydown', () => (isByKeys = true), { signal, capture: true });
	document.addEventListener('pointerdown', () => (isByKeys = false), { signal, capture: true });
	document.addEventListener(
		'pointerover',
		({ target, pointerType }) => {
			if (target instanceof Node && bubble.current?.contains(target)) return stay();
			const thing = hintedAt(target);
			const isMeant = pointerType !== 'touch' || thing?.dataset.hintOnTap !== undefined;
			if (thing && isMeant) show(thing);
			else hideSoon();
		},
		{ signal },
	);
	document.addEventListener(
		'focusin',
		({ target }) => {
			const thing = hintedAt(target);
			if (thing && isByKeys && target instanceof Element && target.matches(':focus-visible')) show(thing);
		},
		{ signal },
	);
	document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide(), {
		signal,
	});
	document.addEventListener('focusout', hide, { signal });
	document.addEventListener('click', ({ target }) => hintedAt(target)?.dataset.hintOnTap === undefined && hide(), {
		signal,
	});
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
	document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
	show(restedOn());
	return () => {
		stay();
		ending.abort();
	};
}

/** The element with a hint on which a mouse has come to rest before this layer was there. */
function restedOn(): HTMLElement | null {
	if (!window.matchMedia('(hover: hover)').matches) return null;
	return hintedAt([...document.querySelectorAll(':hover')].at(-1) ?? null);
}

function hintedAt(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
}

/** Above the thing or at its right, below it where there is no room, and never out of the window. */
function place(bubble: HTMLElement, thing: HTMLElement): void {
	const { width, height } = bubble.getBoundingClientRect();
	const box = thing.getBoundingClientRect();
	const isRight = thing.dataset.hintRight !== undefined;
	const above = box.top - GAP - height;
	const wanted = isRight
		? { left: box.right + GAP, top: box.top + (box.height - height) / 2 }
		: { left: box.left + (box.width - width) / 2, top: above >= EDGE ? above : box.bottom + GAP };
	const left = Math.max(EDGE, Math.min(wanted.left, window.innerWidth - width - EDGE));
	bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(wanted.top)}px)`;
}
