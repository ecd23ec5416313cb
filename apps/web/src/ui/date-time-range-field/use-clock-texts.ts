import { useState } from 'react';
import type { Clock } from './clock.ts';
import { type ClockPart, type ClockTexts, clockOfTexts, stepped, textsOfClock, typedInto } from './clock-texts.ts';

/** A time field as its parts use it. */
export type ClockField = ReturnType<typeof useClockTexts>;

/**
 * What stands in a time field and the time that it gave last. The texts follow the time only when that changes elsewhere,
 * never while they are typed; what cannot be understood stays, and is shown as an error when the field is left.
 */
export function useClockTexts({ clock, onChange }: ClockFieldOptions) {
	const [field, setField] = useState(() => fieldOf(clock));
	if (field.given !== clock) setField(fieldOf(clock));
	const { texts } = field;
	const entered = clockOfTexts(texts);
	const isInvalid = entered === undefined;

	const take = (next: ClockTexts, isFaultShown = false) => {
		const read = clockOfTexts(next);
		setField({ given: read === undefined ? clock : read, texts: next, isFaultShown });
		if (read !== undefined && read !== clock) onChange(read);
	};

	return {
		texts,
		isInvalid,
		isFaultShown: field.isFaultShown,
		/** Takes what stands in a part now; returns whether that part is complete. */
		type: (part: ClockPart, raw: string): boolean => {
			const typed = typedInto(texts, part, raw);
			take(typed.texts, typed.isRefused);
			return typed.isComplete;
		},
		step: (part: ClockPart, direction: 1 | -1) => {
			if (entered) take(textsOfClock(stepped(entered, part, direction)));
		},
		leave: () => setField(isInvalid ? { ...field, isFaultShown: true } : fieldOf(entered)),
	};
}

function fieldOf(clock: Clock | null) {
	return { given: clock, texts: textsOfClock(clock), isFaultShown: false };
}

interface ClockFieldOptions {
	readonly clock: Clock | null;
	readonly onChange: (clock: Clock | null) => void;
}
