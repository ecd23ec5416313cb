import { LENGTHS, type NewShare } from '@crossload/contract';
import { festivalDays } from '@crossload/domain';
import { Checkbox, MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery, useActivities } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { positionListQuery } from '../../api/positions.ts';
import { useCreateShare } from '../../api/shares.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { formatDay } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { SEARCHABLE } from '../../ui/searchable.ts';
import type { Dialog } from '../../ui/use-dialog.ts';
import { SHARE_TEXTS as texts } from './share-texts.ts';
import {
	ALL_SHARED,
	ENDS,
	type Filter,
	filtersOf,
	isOfOne,
	isSheet,
	SHARED,
	type ShareValues,
	shareBody,
} from './shared-things.ts';

interface ShareDialogProps {
	dialog: Dialog<null>;
	onMade: (share: NewShare) => void;
}

/** Makes a link without a login (WALL-01). */
export function ShareDialog({ dialog, onMade }: ShareDialogProps) {
	const { mutateAsync: send } = useCreateShare();
	return (
		<FormDialog<ShareValues, NewShare>
			isOffline={useConnection() === 'offline'}
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={texts.addTitle}
			initial={EMPTY}
			validate={faultsOf}
			save={(values) => send(shareBody(values, now()))}
			onSaved={onMade}
			saveFailed={texts.makeFailed}
			views={VIEWS}
			submit={texts.make}
		>
			{(form) => <ShareFields form={form} />}
		</FormDialog>
	);
}

function ShareFields({ form }: { form: UseFormReturnType<ShareValues> }) {
	const { what } = form.values;
	const { data: days = [] } = useActivities(festivalDays);
	return (
		<>
			<NameField label={texts.name} maxLength={LENGTHS.name} {...form.getInputProps('name')} />
			<PlainSelect
				label={texts.what}
				data={ALL_SHARED.map((value) => ({ value, label: SHARED[value] }))}
				allowDeselect={false}
				{...form.getInputProps('what')}
			/>
			{isSheet(what) && (
				<PlainSelect
					label={texts.day}
					data={days.map((value) => ({ value, label: formatDay(value) }))}
					allowDeselect={false}
					{...form.getInputProps('day')}
				/>
			)}
			<FilterFields form={form} />
			<PlainSelect<string>
				label={texts.ends}
				data={ENDS.map((days) => ({
					value: `${days ?? ''}`,
					label: days === null ? texts.never : texts.afterDays(days),
				}))}
				allowDeselect={false}
				value={`${form.values.endsAfter ?? ''}`}
				onChange={(days) => form.setFieldValue('endsAfter', days ? Number(days) : null)}
			/>
			<Checkbox
				label={texts.withInfo}
				description={texts.withInfoHint}
				{...form.getInputProps('withInfo', { type: 'checkbox' })}
			/>
		</>
	);
}

interface FilterField {
	readonly label: string;
	/** What it means that nothing is chosen. */
	readonly all: string;
	readonly rows: readonly { readonly id: string | number; readonly name: string }[] | undefined;
}

/** What narrows a link; nothing chosen is all. */
function FilterFields({ form }: { form: UseFormReturnType<ShareValues> }) {
	const { data: stages } = useQuery(stageListQuery);
	const { data: positions } = useQuery(positionListQuery);
	const { data: bands } = useQuery(bandListQuery);
	const { data: types } = useQuery(activityTypesQuery);
	const { what } = form.values;
	const fields: Readonly<Record<Filter, FilterField>> = {
		stageIds: { label: texts.stages, all: texts.allStages, rows: stages },
		positionIds: { label: texts.positions, all: texts.allPositions, rows: positions },
		bandIds: { label: texts.bands, all: texts.allBands, rows: bands },
		types: { label: texts.types, all: texts.allTypes, rows: types },
	};
	return filtersOf(what).map((filter) => {
		const { label, all, rows = [] } = fields[filter];
		return (
			<MultiSelect<string | number>
				key={filter}
				label={label}
				data={rows.map(({ id, name }) => ({ value: id, label: name }))}
				{...SEARCHABLE}
				hidePickedOptions
				maxDropdownHeight={240}
				{...(isOfOne(what) && { maxValues: 1 })}
				{...(form.values[filter].length === 0 && !isOfOne(what) && { placeholder: all })}
				{...form.getInputProps(filter)}
			/>
		);
	});
}

const EMPTY: ShareValues = {
	name: '',
	what: 'display/stage',
	stageIds: [],
	positionIds: [],
	bandIds: [],
	types: [],
	day: null,
	withInfo: false,
	endsAfter: null,
};

const VIEWS = {
	name: { label: texts.name },
	what: { label: texts.what },
	stageIds: { label: texts.stages },
	positionIds: { label: texts.positions },
	bandIds: { label: texts.bands },
	types: { label: texts.types },
	day: { label: texts.day },
	withInfo: { label: texts.withInfo },
	endsAfter: { label: texts.ends },
};

function faultsOf(values: ShareValues) {
	const { name, what, day } = values;
	const [one] = filtersOf(what);
	return {
		name: name.trim() === '' ? texts.required : null,
		day: isSheet(what) && day === null ? texts.required : null,
		...(isOfOne(what) && one && values[one].length === 0 && { [one]: texts.required }),
	};
}
