import type { TeamFunction } from '@crossload/contract';
import { Button, NumberInput } from '@mantine/core';
import { useConnection } from '../../api/sync/connection.ts';
import { useSaveTeamFunction } from '../../api/team-functions.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
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
	/** Text while nothing, or no number, stands in the field. */
	readonly order: number | string;
}

/** Adds or changes a team function (ADM-06). */
export function TeamFunctionDialog({ count, onAssign, ...props }: TeamFunctionDialogProps) {
	const { mutateAsync: send } = useSaveTeamFunction();
	const isPhone = useIsPhone();
	return (
		<RowDialog<TeamFunction, TeamFunctionValues>
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={(row) => ({ name: row?.name ?? '', order: row?.order ?? count + 1 })}
			validate={faultsOf}
			save={({ name, order }, row, version) => send(saveOf(row?.id, { name, order: Number(order) }, version))}
			views={VIEWS}
		>
			{(form, teamFunction, leave) => (
				<>
					<NameField label={texts.name} {...form.getInputProps('name')} />
					<OrderField {...form.getInputProps('order')} />
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

function OrderField(field: object) {
	return (
		<NumberInput
			label={texts.order}
			description={texts.orderHint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			{...REQUIRED}
			min={0}
			max={1_000_000}
			clampBehavior="none"
			allowDecimal={false}
			allowNegative={false}
			{...field}
		/>
	);
}

const VIEWS = { name: { label: texts.name }, order: { label: texts.order } };

function faultsOf({ name, order }: TeamFunctionValues) {
	return { name: name.trim() === '' ? texts.required : null, order: orderFault(order) };
}

function orderFault(order: number | string): string | null {
	if (order === '') return texts.required;
	const number = Number(order);
	return Number.isInteger(number) && number >= 0 && number <= 1_000_000 ? null : texts.orderRule;
}
