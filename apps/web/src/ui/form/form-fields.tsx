import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './form-frame.module.css';

/**
 * A form's fields. While they are being saved they take nothing more, for it would be lost once that is done. If it
 * fails, typing goes on where it was, or at the first field that was found wrong.
 */
export function FormFields({ isSaving, children }: { isSaving: boolean; children: ReactNode }) {
	const element = useRef<HTMLDivElement>(null);
	/** Undefined before the first save. */
	const focused = useRef<HTMLElement | null>(undefined);
	useLayoutEffect(() => {
		const fields = element.current;
		const { activeElement } = document;
		if (isSaving) {
			focused.current = fields?.contains(activeElement) ? (activeElement as HTMLElement) : null;
			// A browser takes the focus from what is inert only when it renders next: until then typing would still arrive.
			focused.current?.blur();
		} else if (focused.current !== undefined) {
			const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
			// It is on the page, or on the dialog, when nobody has put it anywhere meanwhile.
			(wrong ?? (activeElement?.contains(fields) ? focused.current : null))?.focus();
		}
	}, [isSaving]);
	return (
		<div ref={element} className={classes.all} inert={isSaving}>
			{children}
		</div>
	);
}
