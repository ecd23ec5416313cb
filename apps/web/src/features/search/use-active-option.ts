import { type KeyboardEvent, useState } from 'react';

interface ActiveOptionProps {
	/** Id of the list; its options are called `{listId}-{place}`. */
	readonly listId: string;
	readonly count: number;
}

/** The option that Enter opens, moved by the arrow keys while the focus stays in the field. */
export function useActiveOption({ listId, count }: ActiveOptionProps) {
	const [chosen, move] = useState(0);
	const at = Math.min(chosen, count - 1);
	const optionAt = (place: number) => document.getElementById(optionId(listId, place));

	const handleKey = (event: KeyboardEvent) => {
		if (count === 0 || event.nativeEvent.isComposing) return;
		const step = STEPS.get(event.key);
		if (step !== undefined) {
			const next = (at + step + count) % count;
			move(next);
			optionAt(next)?.scrollIntoView({ block: 'nearest' });
		} else if (event.key === 'Enter') {
			openOption(optionAt(at), event.ctrlKey || event.metaKey);
		} else return;
		event.preventDefault();
	};
	return { at, id: at < 0 ? undefined : optionId(listId, at), move, handleKey };
}

const STEPS: ReadonlyMap<string, number> = new Map([
	['ArrowDown', 1],
	['ArrowUp', -1],
]);

export function optionId(listId: string, place: number): string {
	return `${listId}-${place}`;
}

/** As a click would; with Ctrl in a new tab, which the browser opens for a click with that key. */
function openOption(option: HTMLElement | null, ctrlKey: boolean): void {
	option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey: ctrlKey }));
}
