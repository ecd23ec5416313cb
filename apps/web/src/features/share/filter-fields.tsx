import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { positionListQuery } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { SHARE_TEXTS as texts } from './share-texts.ts';
import { type Filter, filtersOf, isOfOne, type ShareValues } from './shared-things.ts';

interface Named<Id> {
	readonly id: Id;
	readonly name: string;
}

/** What narrows a link; nothing chosen is all. */
export function FilterFields({ form }: { form: UseFormReturnType<ShareValues> }) {
	const { data: stages } = useQuery(stageListQuery);
	const { data: positions } = useQuery(positionListQuery);
	const { data: bands } = useQuery(bandListQuery);
	const { data: types } = useQuery(activityTypesQuery);
	const { what } = form.values;
	const shown = filtersOf(what);
	const propsOf = (filter: Filter) => ({
		isOne: isOfOne(what),
		isEmpty: form.values[filter].length === 0,
		field: form.getInputProps(filter),
	});
	return (
		<>
			{shown.includes('stageIds') && (
				<FilterField label={texts.stages} all={texts.allStages} rows={stages} {...propsOf('stageIds')} />
			)}
			{shown.includes('positionIds') && (
				<FilterField label={texts.positions} all={texts.allPositions} rows={positions} {...propsOf('positionIds')} />
			)}
			{shown.includes('bandIds') && (
				<FilterField label={texts.bands} all={texts.allBands} rows={bands} {...propsOf('bandIds')} />
			)}
			{shown.includes('types') && (
				<FilterField label={texts.types} all={texts.allTypes} rows={types} {...propsOf('types')} />
			)}
		</>
	);
}

interface FilterFieldProps<Id> {
	label: string;
	/** What it means that nothing is chosen. */
	all: string;
	rows: readonly Named<Id>[] | undefined;
	/** Exactly one is to be chosen. */
	isOne: boolean;
	isEmpty: boolean;
	/** The form's input. */
	field: object;
}

function FilterField<Id extends string | number>({
	label,
	all,
	rows = [],
	isOne,
	isEmpty,
	field,
}: FilterFieldProps<Id>) {
	return (
		<MultiSelect<Id>
			label={label}
			data={rows.map(({ id, name }) => ({ value: id, label: name }))}
			searchable
			hidePickedOptions
			maxDropdownHeight={240}
			{...(isOne && { maxValues: 1 })}
			{...(isEmpty && !isOne && { placeholder: all })}
			{...field}
		/>
	);
}
