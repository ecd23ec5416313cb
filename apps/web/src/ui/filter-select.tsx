import type { Primitive } from '@mantine/core';
import { useIsPhone } from '../lib/use-media.ts';
import { PlainSelect, type PlainSelectProps } from './plain-select.tsx';

/** One choice among the filters of a list; on phones, where filters stand in a sheet, with its label above it. */
export function FilterSelect<Value extends Primitive = string>({ label, w, ...select }: FilterSelectProps<Value>) {
	const named = useIsPhone() ? { label } : { 'aria-label': label, w };
	return <PlainSelect<Value> {...select} {...named} />;
}

interface FilterSelectProps<Value extends Primitive> extends PlainSelectProps<Value> {
	label: string;
	/** Pixels, beside other filters. */
	w: number;
}
