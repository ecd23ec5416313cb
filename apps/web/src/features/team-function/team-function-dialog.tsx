import { LENGTHS, type Stage, type TeamFunction } from '@crossload/contract';
import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { useSaveTeamFunction } from '../../api/team-functions.ts';
import { blankAsNull } from '../../lib/blank-as-null.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { isWholeNumber, WholeNumberField, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { LIST_TEXTS as texts } from './team-function-list-texts.ts';

interface TeamFunctionDialogProps {
	dialog: Dialog<TeamFunction | null>;
	/** How many functions there are: a new one comes after them. */
	count: number;
	onAssign: (teamFunction: TeamFunction) => void;
	onDelete: (teamFunction: TeamFunction) => void;
}

interface TeamFunctionValues {
	readonly name: string;
	readonly order: WholeNumberValue;
	readonly radio: string;
	readonly stageIds: readonly number[];
	readonly types: readonly string[];
}

const NO_STAGES: readonly Stage[] = [];

/** Adds or changes a team function (ADM-06): what it is called, its channel and what it is in charge of (PLAN-16). */
export function TeamFunctionDialog({ count, onAssign, ...props }: TeamFunctionDialogProps) {
	const { mutateAsync: send } = useSaveTeamFunction();
	const announce = useAnnounceSaved();
	const isPhone = useIsPhone();
	const { data: stages = NO_STAGES } = useQuery(stageListQuery);
	const { data: types = [] } = useQuery(activityTypesQuery);
	const stageChoices = stages.map(({ id, name }) => ({ value: id, label: name }));
	const typeChoices = types.map(({ id, name }) => ({ value: id, label: name }));
	return (
		<RowDialog
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={(row) => valuesOf(row, count + 1)}
			validate={faultsOf}
			save={(values, row, version) => send(saveOf(row?.id, bodyOf(values), version))}
			announce={announce}
			views={{
				...VIEWS,
				stageIds: { label: texts.stages, show: (ids) => namesOf(ids, stageChoices) },
				types: { label: texts.types, show: (ids) => namesOf(ids, typeChoices) },
			}}
		>
			{(form, teamFunction, leave) => (
				<>
					<NameField label={texts.name} {...form.getInputProps('name')} />
					<WholeNumberField
						label={texts.order}
						description={texts.orderHint}
						{...REQUIRED}
						{...ORDERS}
						{...form.getInputProps('order')}
					/>
					<TextInput
						label={texts.radio}
						description={texts.radioHint}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						maxLength={LENGTHS.radio}
						autoComplete="off"
						{...form.getInputProps('radio')}
					/>
					<MultiSelect
						label={texts.stages}
						data={stageChoices}
						{...SOME}
						{...form.getInputProps('stageIds')}
						{...placeholderOf(form.values.stageIds, texts.allStages)}
					/>
					<MultiSelect
						label={texts.types}
						data={typeChoices}
						{...SOME}
						{...form.getInputProps('types')}
						{...placeholderOf(form.values.types, texts.allTypes)}
					/>
					{isPhone && teamFunction && (
						<Button variant="default" onClick={() => leave(() => onAssign(teamFunction))}>
							{texts.assign}
						</Button>
					)}
				</>
			)}
		</RowDialog>
	);
}

const VIEWS = { name: { label: texts.name }, order: { label: texts.order }, radio: { label: texts.radio } };
const ORDERS = { min: 0, max: 1_000_000 };

const SOME = { hidePickedOptions: true, maxDropdownHeight: 240 } as const;

/** Nothing chosen means all. */
function placeholderOf(chosen: readonly unknown[], all: string) {
	return chosen.length === 0 ? { placeholder: all } : {};
}

function valuesOf(row: TeamFunction | null, nextOrder: number): TeamFunctionValues {
	if (row === null) return { name: '', order: nextOrder, radio: '', stageIds: [], types: [] };
	const { name, order, radio, stageIds, types } = row;
	return { name, order, radio: radio ?? '', stageIds, types };
}

function bodyOf({ name, order, radio, stageIds, types }: TeamFunctionValues) {
	return { name, order: Number(order), radio: blankAsNull(radio), stageIds: [...stageIds], types: [...types] };
}

function faultsOf({ name, order }: TeamFunctionValues) {
	return { name: name.trim() === '' ? texts.required : null, order: orderFault(order) };
}

function orderFault(order: WholeNumberValue): string | null {
	if (order === '') return texts.required;
	return isWholeNumber(order, ORDERS) ? null : texts.orderRule;
}

function namesOf<Id>(ids: readonly Id[], choices: readonly { value: Id; label: string }[]): string {
	return choices
		.filter(({ value }) => ids.includes(value))
		.map(({ label }) => label)
		.join(', ');
}
