import { useState } from 'react';
import { type DraftKey, dropDraft, readDraft, writeDraft } from '../../lib/draft.ts';
import { type Base, type FormValues, isSame } from './merge.ts';

/** A form's filling as it begins: what was typed before if there is a draft, else what it was given. */
interface Beginning<Values extends FormValues> {
	readonly base: Base<Values>;
	readonly values: Values;
	readonly isRestored: boolean;
}

/** Keeps what is typed on the device until it is saved or given up, over an error and a reload. */
export function useDraft<Values extends FormValues>(key: DraftKey, given: Base<Values>) {
	const [beginning] = useState(() => beginningOf(key, given));
	const keep = (base: Base<Values>, values: Values) => {
		if (isSame(base.values, values)) dropDraft(key);
		else writeDraft(key, { base, values });
	};
	return { beginning, keep, drop: () => dropDraft(key) };
}

function beginningOf<Values extends FormValues>(key: DraftKey, given: Base<Values>): Beginning<Values> {
	const stored = readDraft(key);
	if (!isDraft(stored, given.values)) return { base: given, values: given.values, isRestored: false };
	const { base, values } = stored;
	return {
		base: { ...base, values: fieldsOf(given.values, base.values) },
		values: fieldsOf(given.values, values),
		isRestored: true,
	};
}

/** The form's own fields: a draft of another release may have others besides. */
function fieldsOf<Values extends FormValues>(like: Values, values: Values): Values {
	return Object.fromEntries(Object.keys(like).map((name) => [name, values[name as keyof Values]])) as Values;
}

/** A draft is taken if it has all of the form's fields: one of an older release may lack some. */
function isDraft<Values extends FormValues>(
	stored: unknown,
	like: Values,
): stored is Omit<Beginning<Values>, 'isRestored'> {
	if (typeof stored !== 'object' || stored === null) return false;
	const { base, values } = stored as { base?: { values?: unknown }; values?: unknown };
	return hasFieldsOf(like, base?.values) && hasFieldsOf(like, values);
}

function hasFieldsOf(like: object, values: unknown): boolean {
	if (typeof values !== 'object' || values === null) return false;
	return Object.entries(like).every(([name, value]) => isOfKind(value, (values as Record<string, unknown>)[name]));
}

/** Fields that may be empty hold null then, so null and text are of one kind. */
function isOfKind(like: unknown, value: unknown): boolean {
	if (value === undefined) return false;
	return (
		like === null || value === null || (typeof like === typeof value && Array.isArray(like) === Array.isArray(value))
	);
}
