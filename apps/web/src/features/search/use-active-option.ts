import { type KeyboardEvent, useState } from 'react';

interface ActiveOptionProps {
	/** Id of the list; its options are called `{listId}-{index}`. */
	readonly listId: string;
	readonly count: number;
}

/** The option that Enter opens, moved by the arrow keys while the focus stays in the field. */
export function useActiveOption({ listId, count }: ActiveOptionProps) {
	const [chosen, move] = useState(0);
	const index = Math.min(chosen, count - 1);
	const optionElement = (optionIndex: number) => document.getElementById(optionId(listId, optionIndex));

	const handleKey = (event: KeyboardEvent) => {
		if (count === 0 || event.nativeEvent.isComposing) return;
		const step = STEPS.get(event.key);
		if (step !== undefined) {
			const next = (index + step + count) % count;
			move(next);
			optionElement(next)?.scrollIntoView({ block: 'nearest' });
		} else if (event.key === 'Enter') {
			openOption(optionElement(index), event.ctrlKey || event.metaKey);
		} else return;
		event.preventDefault();
	};
	return { index, id: index < 0 ? undefined : optionId(listId, index), move, handleKey };
}

const STEPS: ReadonlyMap<string, number> = new Map([
	['ArrowDown', 1],
	['ArrowUp', -1],
]);

export function optionId(listId: string, index: number): string {
	return `${listId}-${index}`;
}

/** Dispatches a click; with Ctrl the browser opens the link in a new tab. */
function openOption(option: HTMLElement | null, ctrlKey: boolean): void {
	option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey: ctrlKey }));
}
