import type { Person, TeamFunction } from '@crossload/contract';
import { Button, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { teamQuery } from '../../api/persons.ts';
import { useAssignMembers } from '../../api/team-functions.ts';
import { notify } from '../../lib/notify.ts';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import classes from './assign-members-dialog.module.css';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

interface AssignMembersDialogProps {
	opened: boolean;
	teamFunction: TeamFunction;
	onClose: () => void;
}

/** Puts persons of the team in charge of a function (DASH-04). */
export function AssignMembersDialog({ opened, teamFunction, onClose }: AssignMembersDialogProps) {
	const [chosen, setChosen] = useMembers(teamFunction, opened);
	const persons = usePersons(opened);
	const assign = useAssignMembers();
	const save = async (personIds: readonly number[], undo?: () => void): Promise<boolean> => {
		const isSaved = await assign.mutateAsync({ id: teamFunction.id, personIds: [...personIds] }).then(
			() => true,
			() => false,
		);
		if (isSaved) notify.success(texts.saved, undo);
		else notify.error(texts.saveFailed);
		return isSaved;
	};
	const saveChosen = async () => {
		const before = teamFunction.activeMembers.map(({ id }) => id);
		if (await save(chosen.map(Number), () => void save(before))) onClose();
	};
	return (
		<SheetOrModal
			opened={opened}
			onClose={onClose}
			title={texts.assignTo(teamFunction.name)}
			footer={
				<>
					<Button variant="default" onClick={onClose}>
						{texts.cancel}
					</Button>
					<Button loading={assign.isPending} onClick={() => void saveChosen()}>
						{texts.save}
					</Button>
				</>
			}
		>
			<MultiSelect
				label={texts.members}
				data={optionsOf(persons, teamFunction)}
				value={chosen}
				onChange={setChosen}
				searchable
				hidePickedOptions
				// The list has its room in the dialog, so that it never covers the buttons.
				className={classes.members ?? ''}
				classNames={{ options: classes.options ?? '' }}
				comboboxProps={{ withinPortal: false, middlewares: { flip: false } }}
				withScrollArea={false}
				nothingFoundMessage={texts.noPersons}
				data-autofocus
			/>
		</SheetOrModal>
	);
}

/** The ids chosen, beginning with those in charge each time the dialog is opened. */
function useMembers({ id, activeMembers }: TeamFunction, opened: boolean) {
	const opening = opened ? id : null;
	const [shown, setShown] = useState<number | null>(null);
	const [chosen, setChosen] = useState<string[]>([]);
	if (opening !== shown) {
		setShown(opening);
		if (opening !== null) setChosen(activeMembers.map((member) => `${member.id}`));
	}
	return [chosen, setChosen] as const;
}

function usePersons(opened: boolean): readonly Person[] {
	const { data, isError } = useQuery({ ...teamQuery, enabled: opened });
	useEffect(() => {
		if (opened && isError) notify.error(texts.personsFailed);
	}, [opened, isError]);
	return data ?? [];
}

/** The team, and who is in charge already without being of it any more. */
function optionsOf(persons: readonly Person[], { activeMembers }: TeamFunction) {
	const others = activeMembers.filter((member) => !persons.some(({ id }) => id === member.id));
	return [...persons, ...others].map(({ id, name }) => ({ value: `${id}`, label: name }));
}
