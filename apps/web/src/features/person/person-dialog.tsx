import { LENGTHS, PERSON_GROUPS, type Person, type PersonGroup } from '@crossload/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useSavePerson } from '../../api/persons.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { CallButton } from '../../entities/person/phone-link.tsx';
import { useIsPhone } from '../../lib/use-media.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { REQUIRED, requiredLabel } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import classes from './person-dialog.module.css';
import { PERSON_TEXTS as texts } from './person-texts.ts';
import { bodyOf, type PersonValues, valuesOf } from './person-values.ts';

/** Adds or changes a person (ADM-03). */
export function PersonDialog(props: { dialog: Dialog<Person | null>; onDelete: (person: Person) => void }) {
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

interface GroupFieldProps {
	value: readonly PersonGroup[];
	onChange: (groups: PersonGroup[]) => void;
	error?: string;
}

/** The groups that a person is in. */
function GroupField({ value, onChange, error }: GroupFieldProps) {
	return (
		<Checkbox.Group
			label={texts.group}
			description={texts.groupHint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			labelProps={{ className: requiredLabel }}
			error={error}
			value={[...value]}
			onChange={(chosen) => onChange(PERSON_GROUPS.filter((group) => chosen.includes(group)))}
		>
			<div className={classes.groups}>
				{PERSON_GROUPS.map((group) => (
					<Checkbox key={group} value={group} label={group} classNames={{ root: classes.group ?? '' }} />
				))}
			</div>
		</Checkbox.Group>
	);
}

const VIEWS = {
	name: { label: texts.name },
	tel: { label: texts.telephone },
	groups: { label: texts.group, show: (groups: PersonValues['groups']) => groups.join(', ') },
};
