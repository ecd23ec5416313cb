import type { Person } from '@crossload/contract';
import { TextInput } from '@mantine/core';
import { useSavePerson } from '../../api/persons.ts';
import { CallButton } from '../../entities/person/phone-link.tsx';
import { notify } from '../../lib/notify.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { GroupField } from './group-field.tsx';
import { PERSON_TEXTS as texts } from './person-texts.ts';
import { bodyOf, type PersonValues, valuesOf } from './person-values.ts';

interface PersonDialogProps {
	/** About a person to change, or null for a new one. */
	dialog: Dialog<Person | null>;
	onDelete: (person: Person) => void;
}

/** Adds or changes a person (ADM-03). */
export function PersonDialog({ dialog, onDelete }: PersonDialogProps) {
	const person = dialog.subject ?? null;
	const { mutateAsync: send } = useSavePerson();
	const isPhone = useIsPhone();
	return (
		<FormDialog<PersonValues>
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={person ? texts.edit : texts.add}
			initial={valuesOf(person)}
			version={person?.version}
			validate={({ name }) => ({ name: name.trim() === '' ? texts.required : null })}
			save={(values, version) => {
				const body = bodyOf(values);
				return send(person ? { id: person.id, body: version ? { ...body, version } : body } : { body });
			}}
			onSaved={() => notify.success(person ? texts.updated : texts.created)}
			saveFailed={texts.saveFailed}
			readCurrent={readCurrent}
			views={VIEWS}
			submit={texts.save}
			aside={isPhone && person && <DangerButton onClick={() => onDelete(person)}>{texts.delete}</DangerButton>}
		>
			{(form) => (
				<>
					{isPhone && person?.tel && (
						<div>
							<CallButton tel={person.tel} name={person.name} />
						</div>
					)}
					<TextInput
						label={texts.name}
						withAsterisk
						maxLength={200}
						data-autofocus
						autoComplete="off"
						{...form.getInputProps('name')}
					/>
					<TextInput
						label={texts.telephone}
						withAsterisk
						type="tel"
						maxLength={50}
						autoComplete="off"
						{...form.getInputProps('tel')}
					/>
					<GroupField {...form.getInputProps('groups')} value={form.values.groups} />
				</>
			)}
		</FormDialog>
	);
}

const VIEWS = {
	name: { label: texts.name },
	tel: { label: texts.telephone },
	groups: { label: texts.group, show: (groups: PersonValues['groups']) => groups.join(', ') },
};

function readCurrent(current: unknown) {
	const person = current as Person;
	return { values: valuesOf(person), version: person.version };
}
