import type { Person, TeamFunction } from '@crossload/contract';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { teamQuery } from '../../api/persons.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { teamFunctionListQuery, useAssignMembers } from '../../api/team-functions.ts';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { SEARCHABLE } from '../../ui/searchable.ts';
import { useAnnounceSaved, type Written } from '../changes/use-announce-saved.ts';
import classes from './assign-members-dialog.module.css';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

interface AssignMembersDialogProps {
	opened: boolean;
	teamFunction: TeamFunction;
	onClose: () => void;
}

interface Members {
	readonly personIds: readonly number[];
}

/** Puts persons of the team in charge of a function (DASH-04). */
export function AssignMembersDialog({ opened, teamFunction, onClose }: AssignMembersDialogProps) {
	const { persons, isMissing } = usePersons(opened);
	const namesOf = useNames(persons);
	const { mutateAsync: assign } = useAssignMembers();
	const send = ({ personIds }: Members, version: number | undefined) =>
		assign(saveOf(teamFunction.id, { personIds: [...personIds] }, version));
	const announce = useAnnounceSaved();
	const { values, version } = membersOf(teamFunction);
	return (
		<FormDialog<Members, Written>
			isOffline={useConnection() === 'offline'}
			opened={opened}
			onClose={onClose}
			title={texts.assignTo(teamFunction.name)}
			initial={values}
			version={version}
			validate={() => ({})}
			save={(members, base) => send(members, base.version)}
			onSaved={(saved) => announce(texts.saved, saved)}
			saveFailed={texts.saveFailed}
			readCurrent={(current) => membersOf(current as TeamFunction)}
			views={{ personIds: { label: texts.members, show: namesOf } }}
			submit={texts.save}
		>
			{(fields) => (
				<MembersField
					options={optionsOf(persons, teamFunction)}
					nothingFound={isMissing ? texts.personsMissing : texts.noPersons}
					value={fields.values.personIds}
					onChange={(personIds) => fields.setFieldValue('personIds', personIds)}
				/>
			)}
		</FormDialog>
	);
}

function membersOf({ activeMembers, version }: TeamFunction): Base<Members> {
	return { values: { personIds: activeMembers.map(({ id }) => id) }, version };
}

interface MembersFieldProps {
	options: { value: string; label: string }[];
	nothingFound: string;
	value: readonly number[];
	onChange: (personIds: number[]) => void;
}

function MembersField({ options, nothingFound, value, onChange }: MembersFieldProps) {
	return (
		<MultiSelect
			label={texts.members}
			data={options}
			value={value.map(String)}
			onChange={(chosen) => onChange(chosen.map(Number))}
			{...SEARCHABLE}
			hidePickedOptions
			// The list has its room in the dialog, so that it never covers the buttons.
			className={classes.members ?? ''}
			classNames={{ options: classes.options ?? '' }}
			// Mounted from the first, or the field that opens it at once could not say that it is open.
			comboboxProps={{ withinPortal: false, keepMounted: true, middlewares: { flip: false } }}
			withScrollArea={false}
			nothingFoundMessage={nothingFound}
			data-autofocus
		/>
	);
}

const NOBODY: readonly Person[] = [];

function usePersons(opened: boolean) {
	const { data, isError } = useQuery({ ...teamQuery, enabled: opened });
	useEffect(() => {
		if (opened && isError) notify.error(texts.personsFailed);
	}, [opened, isError]);
	return { persons: data ?? NOBODY, isMissing: isError && data === undefined };
}

/** The team, and who is in charge already without being of it any more. */
function optionsOf(persons: readonly Person[], { activeMembers }: TeamFunction) {
	const others = activeMembers.filter((member) => !persons.some(({ id }) => id === member.id));
	return [...persons, ...others].map(({ id, name }) => ({ value: `${id}`, label: name }));
}

/** Persons in words by their ids, also those whom someone else has put in charge meanwhile. */
function useNames(persons: readonly Person[]) {
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	const known = [...persons, ...functions.flatMap(({ activeMembers }) => activeMembers)];
	return (ids: readonly number[]) => ids.map((id) => known.find((person) => person.id === id)?.name ?? '').join(', ');
}
