import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { notify } from '../notify.tsx';
import { type Base, type FormValues, isSame } from './merge.ts';
import { saveErrorOf } from './save-error.ts';

export interface Saving<Values extends FormValues> {
	readonly isSaving: boolean;
	/** Why the last save failed, if that is not said beside a field. */
	readonly failure: string | null;
	/** What someone else saved meanwhile, until it is decided what to keep. */
	readonly theirs: Base<Values> | null;
	/** Sends what is to be saved, as a change of `base`. */
	readonly send: (values: Values, base: Base<Values>) => Promise<void>;
	/** Opens the dialog in which it is decided what to keep of mine and theirs. */
	readonly decide: (theirs: Base<Values>) => void;
	readonly keepEditing: () => void;
}

interface SavingOptions<Values extends FormValues> {
	readonly fields: UseFormReturnType<Values>;
	readonly save: (values: Values, base: Base<Values>) => Promise<void>;
	readonly failureOf: (error: unknown) => string;
	readonly readCurrent?: ((current: unknown) => Base<Values>) | undefined;
}

/** Sends a form's values, one request at a time, and shows why it failed. */
export function useSaving<Values extends FormValues>(options: SavingOptions<Values>): Saving<Values> {
	const { fields, save, failureOf, readCurrent } = options;
	const [isSaving, setIsSaving] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [theirs, setTheirs] = useState<Base<Values> | null>(null);
	const isUnderWay = useRef(false);

	const showError = async (error: unknown, mine: Values, isSecond = false): Promise<void> => {
		const { fields: faults, current } = saveErrorOf(error);
		if (readCurrent && current !== undefined) {
			const saved = readCurrent(current);
			if (!isSame(mine, saved.values)) return setTheirs(saved);
			// The same values are saved already, so there is nothing to decide; but one more try is enough.
			if (!isSecond) return save(mine, saved).catch((again: unknown) => showError(again, mine, true));
		}
		notify.error(failureOf(error));
		const isShownBeside = Object.keys(faults).some((name) => name in mine);
		if (isShownBeside) showFaults(fields, faults);
		else setFailure(error instanceof Error ? error.message : failureOf(error));
	};
	const send = async (values: Values, base: Base<Values>): Promise<void> => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setIsSaving(true);
		setFailure(null);
		setTheirs(null);
		try {
			await save(values, base).catch((error: unknown) => showError(error, values));
		} finally {
			isUnderWay.current = false;
			setIsSaving(false);
		}
	};
	return { isSaving, failure, theirs, send, decide: setTheirs, keepEditing: () => setTheirs(null) };
}

/** Shows beside the fields what is wrong and focuses the first of them. */
export function showFaults<Values extends FormValues>(
	fields: Pick<UseFormReturnType<Values>, 'setErrors'>,
	faults: Readonly<Record<string, unknown>>,
): void {
	fields.setErrors(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, String(fault)])));
	const all = [...document.querySelectorAll<HTMLElement>('form [data-path]')];
	all.find((field) => (field.dataset['path'] ?? '') in faults)?.focus();
}
