import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Mounts a dialog when it is first opened, so that a screen pays nothing for dialogs that nobody opens. */
export function LazyDialog({ opened, children }: LazyDialogProps) {
	const [wasOpened, setWasOpened] = useState(false);
	if (opened && !wasOpened) setWasOpened(true);
	return <Suspense>{wasOpened && <MountedClosed opened={opened}>{children}</MountedClosed>}</Suspense>;
}

/** The dialog is there, closed, before it opens: one that is new when it opens cannot return the focus. */
function MountedClosed({ opened, children }: LazyDialogProps) {
	const [isMounted, setIsMounted] = useState(false);
	useEffect(() => setIsMounted(true), []);
	return children(isMounted && opened);
}

interface LazyDialogProps {
	opened: boolean;
	/** Draws the dialog, open or not; its component may be one of React.lazy. */
	children: (opened: boolean) => ReactNode;
}
