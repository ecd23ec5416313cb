import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A field for a whole number; what is out of range is an error of its form, and not corrected while it is typed. */
export function WholeNumberField(props: NumberInputProps) {
	return (
		<NumberInput
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			clampBehavior="none"
			allowDecimal={false}
			allowNegative={false}
			inputMode="numeric"
			{...props}
		/>
	);
}

/** Text while nothing, or no number, stands in the field. */
export type WholeNumberValue = number | string;

interface Range {
	readonly min: number;
	readonly max: number;
}

/** Whether a field's value is a whole number of the range, both ends included. */
export function isWholeNumber(value: WholeNumberValue, { min, max }: Range): boolean {
	const number = Number(value);
	return value !== '' && Number.isInteger(number) && number >= min && number <= max;
}
