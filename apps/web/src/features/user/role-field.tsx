import { Autocomplete, type OptionsFilter } from '@mantine/core';
import { REQUIRED } from '../../ui/required.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface RoleFieldProps {
	value: string;
	onChange: (role: string) => void;
	error?: string;
	roles: readonly string[];
}

/** A role: one of those offered or a new word (API-22). */
export function RoleField({ roles, ...field }: RoleFieldProps) {
	return (
		<Autocomplete
			label={texts.role}
			description={texts.roleHint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			{...REQUIRED}
			maxLength={40}
			autoCapitalize="none"
			spellCheck={false}
			data={[...roles]}
			filter={allOnceChosen}
			{...field}
		/>
	);
}

/** Offers every role again when one of them stands in the field, so that another can be chosen without deleting. */
const allOnceChosen: OptionsFilter = ({ options, search }) => {
	const roles = options.filter((option) => 'value' in option);
	if (roles.some(({ value }) => value === search)) return roles;
	return roles.filter(({ value }) => `${value}`.startsWith(search));
};
