import { PERSON_GROUPS, type PersonGroup } from '@crossload/contract';
import { Checkbox } from '@mantine/core';
import { requiredLabel } from '../../ui/required.ts';
import classes from './group-field.module.css';
import { PERSON_TEXTS as texts } from './person-texts.ts';

interface GroupFieldProps {
	value: readonly PersonGroup[];
	onChange: (groups: PersonGroup[]) => void;
	error?: string;
}

/** The groups that a person is in. */
export function GroupField({ value, onChange, error }: GroupFieldProps) {
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
