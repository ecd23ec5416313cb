import { Group, Select, type SelectProps } from '@mantine/core';
import { mdiCheck } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { TypeIcon, TypeLabel } from '../../entities/activity/type-label.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One of the activity types, each with its icon. */
export function TypeSelect(props: Omit<SelectProps, 'data'>) {
	const types = useQuery(activityTypesQuery).data ?? [];
	const chosen = types.find(({ id }) => id === props.value);
	return (
		<Select
			data={types.map(({ id, name }) => ({ value: id, label: name }))}
			leftSection={chosen && <TypeIcon type={chosen} />}
			renderOption={({ option, checked }) => {
				const type = types.find(({ id }) => id === option.value);
				return (
					<Group gap={8} wrap="nowrap" justify="space-between" w="100%">
						{type ? <TypeLabel type={type} /> : option.label}
						{checked && <Icon path={mdiCheck} size={16} />}
					</Group>
				);
			}}
			{...props}
		/>
	);
}
