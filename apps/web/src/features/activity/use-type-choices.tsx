import { Group, type SelectProps } from '@mantine/core';
import { mdiCheck } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { TypeIcon, TypeLabel } from '../../entities/activity/type-label.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What a select of activity types offers, each with its icon, and which of them is chosen. */
export function useTypeChoices(value: string | null) {
	const types = useQuery(activityTypesQuery).data ?? [];
	const chosen = types.find(({ id }) => id === value);
	const renderOption: SelectProps['renderOption'] = ({ option, checked }) => {
		const type = types.find(({ id }) => id === option.value);
		return (
			<Group gap={8} wrap="nowrap" justify="space-between" w="100%">
				{type ? <TypeLabel type={type} /> : option.label}
				{checked && <Icon path={mdiCheck} size={16} />}
			</Group>
		);
	};
	return {
		data: types.map(({ id, name }) => ({ value: id, label: name })),
		value,
		leftSection: chosen && <TypeIcon type={chosen} />,
		renderOption,
	};
}
