import { Button } from '@mantine/core';
import { mdiClose } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { stageListQuery } from '../../api/stages.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';

/** Says that the list holds one stage's activities only, and takes that away by a tap (ACT-14). */
export function StageFilterChip({ stageId }: { stageId: number }) {
	const navigate = useNavigate();
	const stage = useQuery({ ...stageListQuery, select: (stages) => stages.find(({ id }) => id === stageId) }).data;
	return (
		<Button
			variant="default"
			px={10}
			rightSection={<Icon path={mdiClose} size={16} />}
			aria-label={texts.removeFilter(stage?.name ?? 'stage')}
			onClick={() => void navigate({ to: '/activities', search: {}, replace: true })}
		>
			{stage ? <StageChip stage={stage} /> : 'Stage'}
		</Button>
	);
}
