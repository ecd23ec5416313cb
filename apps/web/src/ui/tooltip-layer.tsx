import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip-layer.module.css';

/** Pixels between a tooltip and its anchor, and between a tooltip and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Milliseconds that a tooltip stays for the pointer to get from its anchor onto it. */
const HIDE_DELAY = 250;

/**
 * Shows the tooltip of the element under the pointer or with the focus. It stays while the pointer is on it and goes with
 * Escape (WCAG 1.4.13). One layer serves the whole app: in a list of thousands of rows a tooltip then costs an attribute.
 */
export function TooltipLayer() {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const tooltip = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => watchAnchors(setAnchor, tooltip), []);
	useLayoutEffect(() => {
		if (!anchor || !tooltip.current) return;
		place(tooltip.current, anchor);
		// What its name says already is not announced twice.
		if (anchor.getAttribute('aria-label')?.includes(anchor.dataset.tooltip ?? '')) return;
		anchor.setAttribute('aria-describedby', id);
		return () => anchor.removeAttribute('aria-describedby');
	}, [anchor, id]);
	const overlays = document.getElementById('overlays');
	if (!anchor || !overlays) return null;
	return createPortal(
		<div ref={tooltip} id={id} role="tooltip" className={classes.tooltip}>
			{anchor.dataset.tooltip}
		</div>,
		overlays,
	);
}

/** Finds the element with a tooltip that is pointed at, focused by the keyboard or tapped; returns a function that ends it. */
function watchAnchors(
	setAnchor: (anchor: HTMLElement | null) => void,
	tooltip: RefObject<HTMLElement | null>,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let leaving: ReturnType<typeof setTimeout> | undefined;
	const stay = () => clearTimeout(leaving);
	const show = (anchor: HTMLElement | null) => {
		stay();
		setAnchor(anchor);
	};
	const hide = () => show(null);
	const hideSoon = () => {
		stay();
		leaving = setTimeout(hide, HIDE_DELAY);
	};
	// A browser calls any focus visible until something is pressed: that of a dialog that opens with the page says nothing.
	let isByKeys = false;
	document.addEventListener('keydown', () => (isByKeys = true), { signal, capture: true });
	document.addEventListener('pointerdown', () => (isByKeys = false), { signal, capture: true });
	document.addEventListener(
		'pointerover',
		({ target, pointerType }) => {
			if (target instanceof Node && tooltip.current?.contains(target)) return stay();
			const anchor = anchorAt(target);
			const isMeant = pointerType !== 'touch' || anchor?.dataset.tooltipOnTap !== undefined;
			if (anchor && isMeant) show(anchor);
			else hideSoon();
		},
		{ signal },
	);
	document.addEventListener(
		'focusin',
		({ target }) => {
			const anchor = anchorAt(target);
			if (anchor && isByKeys && target instanceof Element && target.matches(':focus-visible')) show(anchor);
		},
		{ signal },
	);
	document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide(), {
		signal,
	});
	document.addEventListener('focusout', hide, { signal });
	document.addEventListener('click', ({ target }) => anchorAt(target)?.dataset.tooltipOnTap === undefined && hide(), {
		signal,
	});
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
	document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
	show(restedOn());
	return () => {
		stay();
		listening.abort();
	};
}

/** The element with a tooltip on which a mouse has come to rest before this layer was there. */
function restedOn(): HTMLElement | null {
	if (!window.matchMedia('(hover: hover)').matches) return null;
	return anchorAt([...document.querySelectorAll(':hover')].at(-1) ?? null);
}

function anchorAt(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Above the anchor or at its right, below it where there is no room, and never out of the window. */
function place(tooltip: HTMLElement, anchor: HTMLElement): void {
	const { width, height } = tooltip.getBoundingClientRect();
	const box = anchor.getBoundingClientRect();
	const isRight = anchor.dataset.tooltipRight !== undefined;
	const above = box.top - GAP - height;
	const wanted = isRight
		? { left: box.right + GAP, top: box.top + (box.height - height) / 2 }
		: { left: box.left + (box.width - width) / 2, top: above >= EDGE ? above : box.bottom + GAP };
	const left = Math.max(EDGE, Math.min(wanted.left, window.innerWidth - width - EDGE));
	tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(wanted.top)}px)`;
}
