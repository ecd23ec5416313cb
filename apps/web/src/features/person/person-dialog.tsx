import { LENGTHS, type Person } from '@crossload/contract';
import { TextInput } from '@mantine/core';
import { useSavePerson } from '../../api/persons.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { CallButton } from '../../entities/person/phone-link.tsx';
import { useIsPhone } from '../../lib/use-media.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { GroupField } from './group-field.tsx';
import { PERSON_TEXTS as texts } from './person-texts.ts';
import { bodyOf, type PersonValues, valuesOf } from './person-values.ts';

interface PersonDialogProps {
	dialog: Dialog<Person | null>;
	onDelete: (person: Person) => void;
}

/** Adds or changes a person (ADM-03). */
export function PersonDialog(props: PersonDialogProps) {
	const { mutateAsync: send } = useSavePerson();
	const announce = useAnnounceSaved();
	const isPhone = useIsPhone();
	return (
		<RowDialog
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={valuesOf}
			validate={({ name }) => ({ name: name.trim() === '' ? texts.required : null })}
			save={(values, person, version) => send(saveOf(person?.id, bodyOf(values), version))}
			announce={announce}
			views={VIEWS}
		>
			{(form, person) => (
				<>
					{isPhone && person?.tel && (
						<div>
							<CallButton tel={person.tel} name={person.name} />
						</div>
					)}
					<NameField label={texts.name} {...form.getInputProps('name')} />
					<TextInput
						label={texts.telephone}
						{...REQUIRED}
						type="tel"
						maxLength={LENGTHS.tel}
						autoComplete="off"
						{...form.getInputProps('tel')}
					/>
					<GroupField {...form.getInputProps('groups')} value={form.values.groups} />
				</>
			)}
		</RowDialog>
	);
}

const VIEWS = {
	name: { label: texts.name },
	tel: { label: texts.telephone },
	groups: { label: texts.group, show: (groups: PersonValues['groups']) => groups.join(', ') },
};
