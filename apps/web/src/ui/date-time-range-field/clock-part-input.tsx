import type { KeyboardEvent, Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ClockPart } from './clock-texts.ts';
import classes from './time-entry.module.css';
import type { ClockField } from './use-clock-texts.ts';

/** The hours or the minutes of a time. The part is selected whenever it is entered, so that typing replaces it. */
export function ClockPartInput({ ref, id, label, part, field, onGo }: ClockPartInputProps) {
	const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
		const direction = STEPS.get(event.key);
		const next = direction ? null : partBy(event);
		if (!direction && (next === null || next === part)) return;
		event.preventDefault();
		if (direction) {
			flushSync(() => field.step(part, direction));
			event.currentTarget.select();
		} else onGo();
	};
	return (
		<input
			ref={ref}
			id={`${id}-${part}`}
			className={classes.part}
			aria-label={`${label}, ${part}`}
			aria-invalid={field.isFaultShown}
			aria-describedby={field.isFaultShown ? `${id}-error` : undefined}
			inputMode="numeric"
			autoComplete="off"
			placeholder="--"
			value={field.texts[part]}
			onChange={({ currentTarget, nativeEvent }) => {
				const isComplete = field.type(part, currentTarget.value);
				if (isComplete && part === 'hours' && !isDeletion(nativeEvent)) onGo();
			}}
			onFocus={select}
			onClick={select}
			onKeyDown={handleKey}
		/>
	);
}

interface ClockPartInputProps {
	ref: Ref<HTMLInputElement>;
	/** Of the whole field. */
	id: string;
	/** What the time is called. */
	label: string;
	part: ClockPart;
	field: ClockField;
	/** Puts the focus on the other part. */
	onGo: () => void;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
	['ArrowUp', 1],
	['ArrowDown', -1],
]);

/** The part that a key leads to; null for a key that is typed. */
function partBy({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): ClockPart | null {
	if (key === 'ArrowRight') return 'minutes';
	if (key === 'ArrowLeft') return 'hours';
	return key === 'Backspace' && currentTarget.value === '' ? 'hours' : null;
}

function select({ currentTarget }: { currentTarget: HTMLInputElement }): void {
	currentTarget.select();
}

function isDeletion(event: Event): boolean {
	return event instanceof InputEvent && event.inputType.startsWith('delete');
}
