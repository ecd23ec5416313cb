import { Combobox, Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { AfterPaint } from './after-paint.tsx';
import classes from './filter-select.module.css';

/** One choice among the filters of a list; on phones, where filters stand in a sheet, with its label above it. */
export function FilterSelect({ label, width, ...select }: FilterSelectProps) {
	if (useIsPhone()) return <Select {...select} label={label} />;
	return (
		// The select of the library takes as long as ten rows of the list that it filters.
		<AfterPaint instead={<StillSelect width={width} {...select} />}>
			<Select {...select} aria-label={label} w={width} />
		</AfterPaint>
	);
}

interface FilterSelectProps extends Omit<SelectProps, 'data' | 'value'> {
	label: string;
	/** Pixels. */
	width: number;
	data: readonly { readonly value: string; readonly label: string }[];
	value: string | null;
	leftSection?: ReactNode;
}

/** What the select looks like before it can be opened. */
function StillSelect({ data, value, width, placeholder, clearable, leftSection }: Omit<FilterSelectProps, 'label'>) {
	const chosen = data.find((option) => option.value === value);
	return (
		<div
			className={classes.still}
			data-unchosen={chosen ? undefined : true}
			data-has-icon={leftSection ? true : undefined}
			style={{ width }}
			aria-hidden
		>
			{leftSection}
			<span className={classes.text}>{chosen?.label ?? placeholder}</span>
			{!(clearable && chosen) && <Combobox.Chevron />}
		</div>
	);
}
