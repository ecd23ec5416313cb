import { Select } from '@mantine/core';
import { useIsPhone } from '../lib/use-media.ts';
import { QuickSelect, type QuickSelectProps } from './quick-select.tsx';

/** One choice among the filters of a list; on phones, where filters stand in a sheet, with its label above it. */
export function FilterSelect({ label, w, ...select }: FilterSelectProps) {
	if (useIsPhone()) return <Select {...select} label={label} />;
	return <QuickSelect {...select} aria-label={label} w={w} />;
}

interface FilterSelectProps extends QuickSelectProps {
	label: string;
	w: number;
}
