import { Button } from '@mantine/core';
import { mdiEye, mdiFilterOff } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NO_FILTERS } from './activity-filters.ts';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { AddActivityButton } from './add-activity-button.tsx';
import type { ActivityListState } from './use-activity-list.ts';

/** Why there is nothing to see, and what to do about it (ACT-03). */
export function NoActivities({ list }: { list: ActivityListState }) {
	const mayAdd = useRight('activity:write');
	const navigate = useNavigate();
	if (list.all?.length === 0) {
		return <EmptyState text={mayAdd ? texts.noneYet : texts.noneAvailable} action={mayAdd && <AddActivityButton />} />;
	}
	if (list.isAllDone) {
		const show = () => list.setFilters((filters) => ({ ...filters, hideDone: false }));
		return (
			<EmptyState
				text={texts.nonePlanned}
				action={
					<Button variant="default" leftSection={<Icon path={mdiEye} />} onClick={show}>
						{texts.showDone}
					</Button>
				}
			/>
		);
	}
	const clear = () => {
		list.setFilters(({ hideDone }) => ({ ...NO_FILTERS, hideDone }));
		void navigate({ to: '/activities', search: {} });
	};
	return (
		<EmptyState
			text={texts.noneFound}
			action={
				<Button variant="default" leftSection={<Icon path={mdiFilterOff} />} onClick={clear}>
					{texts.clearFilters}
				</Button>
			}
		/>
	);
}
