import { type Primitive, Select, type SelectProps } from '@mantine/core';
import { useTypeAhead } from './use-type-ahead.ts';

/** A select that is not searched: it chooses by the first letters, as a native one does. */
export function PlainSelect<Value extends Primitive = string>({ data, onChange, ...select }: PlainSelectProps<Value>) {
	return <Select<Value> {...select} data={data} onChange={onChange} onKeyDown={useTypeAhead(data, onChange)} />;
}

export interface PlainSelectProps<Value extends Primitive> extends Omit<SelectProps<Value>, 'data' | 'onChange'> {
	data: readonly { value: Value; label: string }[];
	onChange: (value: Value | null) => void;
}
