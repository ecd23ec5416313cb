import { Combobox, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { AfterPaint } from './after-paint.tsx';
import classes from './quick-select.module.css';

/** A select that its screen does not wait for: the library's takes as long to make as ten rows of a list. */
export function QuickSelect(props: QuickSelectProps) {
	const [isWanted, setIsWanted] = useState(false);
	return (
		<AfterPaint instead={<StillSelect {...props} onWanted={() => setIsWanted(true)} />}>
			<Select {...props} autoFocus={isWanted} defaultDropdownOpened={isWanted} />
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

/** What the select looks like before it can be opened; it notes who was quicker. */
function StillSelect({ onWanted, data, value, className = '', ...look }: QuickSelectProps & { onWanted: () => void }) {
	const { w, placeholder, clearable, leftSection } = look;
	const chosen = data.find((option) => option.value === value);
	return (
		<div
			className={`${classes.still} ${className}`}
			data-unchosen={chosen ? undefined : true}
			data-has-icon={leftSection ? true : undefined}
			style={{ width: w }}
			onPointerDown={onWanted}
			aria-hidden
		>
			{leftSection}
			<span className={classes.text}>{chosen?.label ?? placeholder}</span>
			{!(clearable && chosen) && <Combobox.Chevron />}
		</div>
	);
}
