import type { TeamFunction } from '@crossload/contract';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useSaveTeamFunction } from '../../api/team-functions.ts';
import { notify } from '../../lib/notify.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { LIST_TEXTS as texts } from './team-function-list-texts.ts';

interface TeamFunctionDialogProps {
	/** About a function to change, or null for a new one. */
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
export function TeamFunctionDialog({ dialog, count, onAssign, onDelete }: TeamFunctionDialogProps) {
	const teamFunction = dialog.subject ?? null;
	const send = useSend(teamFunction);
	const isPhone = useIsPhone();
	return (
		<FormDialog<TeamFunctionValues>
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={teamFunction ? texts.edit : texts.add}
			initial={{ name: teamFunction?.name ?? '', order: teamFunction?.order ?? count + 1 }}
			version={teamFunction?.version}
			validate={faultsOf}
			save={send}
			onSaved={() => notify.success(teamFunction ? texts.updated : texts.created)}
			saveFailed={texts.saveFailed}
			readCurrent={readCurrent}
			views={VIEWS}
			submit={texts.save}
			aside={
				isPhone && teamFunction && <DangerButton onClick={() => onDelete(teamFunction)}>{texts.delete}</DangerButton>
			}
		>
			{(form) => (
				<>
					<TextInput
						label={texts.name}
						withAsterisk
						maxLength={200}
						data-autofocus
						autoComplete="off"
						{...form.getInputProps('name')}
					/>
					<OrderField {...form.getInputProps('order')} />
					{isPhone && teamFunction && (
						<Button variant="default" onClick={() => onAssign(teamFunction)}>
							{texts.assign}
						</Button>
					)}
				</>
			)}
		</FormDialog>
	);
}

function OrderField(field: object) {
	return (
		<NumberInput
			label={texts.order}
			description={texts.orderHint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			withAsterisk
			min={0}
			max={1_000_000}
			clampBehavior="none"
			allowDecimal={false}
			allowNegative={false}
			{...field}
		/>
	);
}

function useSend(teamFunction: TeamFunction | null) {
	const { mutateAsync: send } = useSaveTeamFunction();
	return ({ name, order }: TeamFunctionValues, version: number | undefined) => {
		const body = { name, order: Number(order) };
		return send(teamFunction ? { id: teamFunction.id, body: version ? { ...body, version } : body } : { body });
	};
}

const VIEWS = { name: { label: texts.name }, order: { label: texts.order } };

function readCurrent(current: unknown) {
	const { name, order, version } = current as TeamFunction;
	return { values: { name, order }, version };
}

function faultsOf({ name, order }: TeamFunctionValues) {
	return { name: name.trim() === '' ? texts.required : null, order: orderFault(order) };
}

function orderFault(order: number | string): string | null {
	if (order === '') return texts.required;
	const number = Number(order);
	return Number.isInteger(number) && number >= 0 && number <= 1_000_000 ? null : texts.orderRule;
}
