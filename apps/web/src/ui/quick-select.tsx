import { Combobox, Select, type SelectProps } from '@mantine/core';
import { AfterPaint } from './after-paint.tsx';
import classes from './quick-select.module.css';

/** A select that its screen does not wait for: the library's takes as long to make as ten rows of a list. */
export function QuickSelect(props: QuickSelectProps) {
	return (
		<AfterPaint instead={<StillSelect {...props} />}>
			<Select {...props} />
		</AfterPaint>
	);
}

export interface QuickSelectProps extends Omit<SelectProps, 'data' | 'value' | 'className' | 'w'> {
	className?: string;
	/** Width in pixels. */
	w?: number;
	data: readonly { readonly value: string; readonly label: string }[];
	value: string | null;
}

/** What the select looks like before it can be opened. */
function StillSelect({ data, value, className = '', w, placeholder, clearable, leftSection }: QuickSelectProps) {
	const chosen = data.find((option) => option.value === value);
	return (
		<div
			className={`${classes.still} ${className}`}
			data-unchosen={chosen ? undefined : true}
			data-has-icon={leftSection ? true : undefined}
			style={{ width: w }}
			aria-hidden
		>
			{leftSection}
			<span className={classes.text}>{chosen?.label ?? placeholder}</span>
			{!(clearable && chosen) && <Combobox.Chevron />}
		</div>
	);
}
