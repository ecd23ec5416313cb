import { useCallback, useMemo, useState } from 'react';

/** A dialog about something: what it is about, which stays while the dialog closes, and whether it is open. */
export interface Dialog<Subject> {
	readonly isOpen: boolean;
	/** Undefined until the dialog is first opened. */
	readonly subject: Subject | undefined;
	readonly open: (subject: Subject) => void;
	readonly close: () => void;
}

/** Keeps what a dialog is about. The dialog itself is always rendered, so that focus finds its way back. */
export function useDialog<Subject>(): Dialog<Subject> {
	const [isOpen, setIsOpen] = useState(false);
	const [subject, setSubject] = useState<Subject>();
	const open = useCallback((next: Subject) => {
		setSubject(() => next);
		setIsOpen(true);
	}, []);
	const close = useCallback(() => setIsOpen(false), []);
	return useMemo(() => ({ isOpen, subject, open, close }), [isOpen, subject, open, close]);
}
