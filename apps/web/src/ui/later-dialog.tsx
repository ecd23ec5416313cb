import {
	type ComponentType,
	type LazyExoticComponent,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
	useState,
} from 'react';

const loads = new Set<() => Promise<unknown>>();
let isTime = false;

/** Fetches the code of all dialogs: the first screen stands, and nothing else is wanted of the network. */
export function fetchDialogs(): void {
	isTime = true;
	for (const load of loads) fetchAhead(load);
}

/** A dialog for {@link LaterDialog}, of which the code is fetched with all others, or when it is opened before that. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
	if (isTime) fetchAhead(load);
	else loads.add(load);
	return lazy(async () => ({ default: await load() }));
}

/** Without a network it is fetched when it is opened. */
function fetchAhead(load: () => Promise<unknown>): void {
	load().catch(() => undefined);
}

/** Makes a dialog when it is first opened, so that a screen pays nothing for dialogs that nobody asks for. */
export function LaterDialog({ opened, children }: LaterDialogProps) {
	const [wasWanted, setWasWanted] = useState(false);
	if (opened && !wasWanted) setWasWanted(true);
	return <Suspense>{wasWanted && <Prepared opened={opened}>{children}</Prepared>}</Suspense>;
}

/** The dialog is there, closed, before it opens: one that is new when it opens cannot return the focus. */
function Prepared({ opened, children }: LaterDialogProps) {
	const [isThere, setIsThere] = useState(false);
	useEffect(() => setIsThere(true), []);
	return children(isThere && opened);
}

interface LaterDialogProps {
	opened: boolean;
	/** Draws the dialog, open or not. */
	children: (opened: boolean) => ReactNode;
}
