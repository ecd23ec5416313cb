import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { positionListQuery } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import { SHARE_TEXTS as texts } from './share-texts.ts';
import { type Filter, filtersOf, isOfOne, type ShareValues } from './shared-things.ts';

/** What narrows a link; nothing chosen is all. */
export function FilterFields({ form }: { form: UseFormReturnType<ShareValues> }) {
	const { data: stages } = useQuery(stageListQuery);
	const { data: positions } = useQuery(positionListQuery);
	const { data: bands } = useQuery(bandListQuery);
	const { data: types } = useQuery(activityTypesQuery);
	const { what } = form.values;
	const fields: Readonly<Record<Filter, Pick<FilterFieldProps, 'label' | 'all' | 'rows'>>> = {
		stageIds: { label: texts.stages, all: texts.allStages, rows: stages },
		positionIds: { label: texts.positions, all: texts.allPositions, rows: positions },
		bandIds: { label: texts.bands, all: texts.allBands, rows: bands },
		types: { label: texts.types, all: texts.allTypes, rows: types },
	};
	return filtersOf(what).map((filter) => (
		<FilterField
			key={filter}
			{...fields[filter]}
			isOne={isOfOne(what)}
			isEmpty={form.values[filter].length === 0}
			field={form.getInputProps(filter)}
		/>
	));
}

interface FilterFieldProps {
	label: string;
	/** What it means that nothing is chosen. */
	all: string;
	rows: readonly { readonly id: string | number; readonly name: string }[] | undefined;
	/** Exactly one is to be chosen. */
	isOne: boolean;
	isEmpty: boolean;
	/** The form's input. */
	field: object;
}

function FilterField({ label, all, rows = [], isOne, isEmpty, field }: FilterFieldProps) {
	return (
		<MultiSelect<string | number>
			label={label}
			data={rows.map(({ id, name }) => ({ value: id, label: name }))}
			{...SEARCHABLE}
			hidePickedOptions
			maxDropdownHeight={240}
			{...(isOne && { maxValues: 1 })}
			{...(isEmpty && !isOne && { placeholder: all })}
			{...field}
		/>
	);
}
