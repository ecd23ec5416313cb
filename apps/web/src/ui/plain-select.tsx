import { Combobox, InputBase, OptionsDropdown, type Primitive, type SelectProps, useCombobox } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { Reference } from './reference.tsx';
import { useSelectKeys } from './use-select-keys.ts';

/**
 * A select that is not searched: it chooses by the first letters, as a native one does. It looks and works like the
 * library's, but what its list needs is only made when it opens: with every screen that has a select, that would take
 * longer than the field itself.
 */
export function PlainSelect<Value extends Primitive = string>(props: PlainSelectProps<Value>) {
	const { data, value, onChange, allowDeselect = true, clearable = false, clearButtonProps, ...more } = props;
	const { renderOption, onDropdownClose, onBlur, ...field } = more;
	const input = useRef<HTMLInputElement>(null);
	const id = useId(field.id);
	const combobox = useCombobox(onDropdownClose && { onDropdownClose });
	const { keys, toggle } = useSelectKeys(combobox, data, onChange);
	const chosen = data.find((option) => option.value === value);
	const submit = (submitted: Primitive) => {
		const option = data.find((each) => each.value === submitted);
		if (option && option !== chosen) onChange(option.value);
		else if (allowDeselect) onChange(null);
		combobox.closeDropdown();
	};
	const handleClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
		// Safari does not focus by itself what cannot be typed into.
		currentTarget.focus();
		toggle();
	};
	return (
		<>
			<InputBase
				{...field}
				{...keys}
				__defaultRightSection={<Combobox.Chevron size="sm" />}
				__clearSection={<Combobox.ClearButton {...clearButtonProps} onClear={() => onChange(null)} />}
				__clearable={clearable && chosen !== undefined && !field.disabled}
				rightSectionPointerEvents="none"
				id={id}
				ref={input}
				value={chosen?.label ?? ''}
				readOnly
				pointer
				autoComplete="off"
				onClick={handleClick}
				onBlur={(event: FocusEvent<HTMLInputElement>) => {
					combobox.closeDropdown();
					onBlur?.(event);
				}}
			/>
			{combobox.dropdownOpened && (
				<Combobox store={combobox} onOptionSubmit={submit}>
					<Combobox.DropdownTarget>
						<Reference to={input} />
					</Combobox.DropdownTarget>
					<OptionsDropdown
						{...LIST}
						data={[...data]}
						value={value ?? null}
						labelId={field.label ? `${id}-label` : undefined}
						aria-label={field.label ? undefined : field['aria-label']}
						{...(renderOption && { renderOption })}
					/>
				</Combobox>
			)}
		</>
	);
}

export interface PlainSelectProps<Value extends Primitive> extends FieldProps {
	data: readonly { value: Value; label: string }[];
	value?: Value | null;
	onChange: (value: Value | null) => void;
	/** Whether to choose what is chosen takes it back. */
	allowDeselect?: boolean;
	renderOption?: SelectProps<Value>['renderOption'];
}

type FieldProps = Pick<
	SelectProps,
	| 'aria-label'
	| 'aria-required'
	| 'className'
	| 'clearable'
	| 'clearButtonProps'
	| 'disabled'
	| 'error'
	| 'id'
	| 'label'
	| 'labelProps'
	| 'leftSection'
	| 'onBlur'
	| 'onDropdownClose'
	| 'onFocus'
	| 'placeholder'
	| 'rightSectionWidth'
	| 'styles'
	| 'w'
>;

/** As the library's Select has it where nothing else is asked for. */
const LIST = {
	checkIconPosition: 'left',
	filter: undefined,
	filterOptions: false,
	limit: undefined,
	maxDropdownHeight: undefined,
	scrollAreaProps: undefined,
	search: undefined,
	unstyled: undefined,
	withCheckIcon: true,
	withScrollArea: true,
} as const;
